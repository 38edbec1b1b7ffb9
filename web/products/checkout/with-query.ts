/** Adds to the address of a step, which may have a query of its own: `withQuery('/pay?checkout=1', 'busy=1')`. */
export const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`
