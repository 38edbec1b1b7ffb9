/** Addresses around the page of one offer, which has the search, the filters and parameters of its own. */
export interface OfferAddresses {
  /** The page's query without some parameters. */
  without: (params: URLSearchParams, names: readonly string[]) => URLSearchParams
  /** The results in which the offer was found. */
  resultsOf: (params: URLSearchParams) => string
  /** The same search, repeated. */
  searchAgainOf: (params: URLSearchParams) => string
  /** The search with its form. */
  changeOf: (params: URLSearchParams) => string
}

const without = (params: URLSearchParams, names: readonly string[]): URLSearchParams => {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return rest
}

/** `own`: what the address has beside the search and the filters. */
export const offerAddresses = (of: { results: string; form: string; own: readonly string[] }): OfferAddresses => ({
  without,
  resultsOf: (params) => `${of.results}?${without(params, of.own)}`,
  searchAgainOf: (params) => `${of.results}?${without(params, [...of.own, 'searchId'])}`,
  changeOf: (params) => `${of.form}?${without(params, [...of.own, 'searchId'])}`,
})
