interface Searches {
  /** The address of the current results. */
  before: URLSearchParams
  /** The next search. */
  after: URLSearchParams
  /** Names of filters and sort. */
  names: readonly string[]
  /** Parameters for the place of a search. */
  place: readonly string[]
  /** Filters on facts of one place, such as its airports: they do not apply to another place. */
  ofPlace: readonly string[]
}

/** Filters and sort that also apply to another search, as the end of its address. */
export function applicableFilters({ before, after, names, place, ofPlace }: Searches): string {
  const isSamePlace = place.every((name) => before.get(name) === after.get(name))
  const applicable = [...before].filter(([name]) => names.includes(name) && (isSamePlace || !ofPlace.includes(name)))
  return applicable.length > 0 ? `&${new URLSearchParams(applicable)}` : ''
}
