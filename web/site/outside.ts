/** Attributes of links to other sites: no referrer. */
export const outsideOf = (to: string) => (/^https?:/i.test(to) ? { rel: 'noopener noreferrer' } : {})
