/** The camera's code: it comes with the page's first quiet moment, so that it is there without a network. */
export const loadScanner = async () => (await import('./scanner.tsx')).Scanner
