/** The search of a plain form in the parameters of `tourToParams`: it sends the age of each child by itself, and empty fields of children that are not there. */
export function readPlainTourForm(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given)
  const ages = given.getAll('children').filter(Boolean)
  params.delete('children')
  if (ages.length > 0) params.set('children', ages.join('.'))
  return params
}
