import { readDay } from '#domain/read-day.ts'

/** Parameters of the position in a list; any other change returns to its first page. */
const places = ['after', 'page']

/** The dates of an address in the API's format; a form that was sent before hydration has them as typed. */
export const daysOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['from', 'to'].flatMap((name) => {
      const day = readDay(search.get(name) ?? '')
      return day ? [[name, day]] : []
    }),
  )

/** The list's parameters of a request as an object, for the contract's query schema: `OrderQuery.parse(readQuery(request))`. */
export function readQuery(request: Request): Record<string, string> {
  const search = new URL(request.url).searchParams
  return { ...Object.fromEntries(search), ...daysOf(search) }
}

/** The query string with some parameters set, or removed where the value is null. Starts with `?` unless empty. */
export function withParams(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  if (!places.some((name) => name in changes)) for (const name of places) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text ? `?${text}` : '?'
}

/** The sort after a click on a column's header: `-total`, then `total`, and so on. Figures and dates start with the largest. */
export function nextSort(current: string | null, column: string): string {
  return current === `-${column}` ? column : `-${column}`
}
