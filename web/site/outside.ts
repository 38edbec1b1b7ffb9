/** For links to other sites: they learn nothing of the visitor. */
export const outsideOf = (to: string) => (/^https?:/i.test(to) ? { rel: 'noopener noreferrer' } : {})
