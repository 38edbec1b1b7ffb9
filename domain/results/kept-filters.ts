interface Kept {
  /** The address of the results that the form is over. */
  before: URLSearchParams
  /** The search that is made next. */
  after: URLSearchParams
  /** Names of filters and order. */
  names: readonly string[]
  /** Parameters that say where a search goes. */
  place: readonly string[]
  /** Filters of what one place has, such as its airports: with another place they do not apply. */
  ofPlace: readonly string[]
}

/** Filters and order that still apply to another search, as the end of its address. */
export function keptFilters({ before, after, names, place, ofPlace }: Kept): string {
  const isSamePlace = place.every((name) => before.get(name) === after.get(name))
  const kept = [...before].filter(([name]) => names.includes(name) && (isSamePlace || !ofPlace.includes(name)))
  return kept.length > 0 ? `&${new URLSearchParams(kept)}` : ''
}
