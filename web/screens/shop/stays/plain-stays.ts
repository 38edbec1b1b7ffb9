import { noStayFilters, type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { type StaySort, staySorts } from '#domain/stays/results.ts'

/** Says in an address of results that they are wanted as plain HTML, without scripts. */
export const plainParam = 'plain'

/** How a visitor without scripts looks at stays; all of it is in the address. */
export interface PlainView {
  filters: StayFilters
  sort: StaySort
  /** How many properties the page shows at most. */
  shown: number
}

const step = 10
const most = 600

/** Reads the view; anything unreadable is as if it were not there. A form names a list's filter once for each tick. */
export function readPlainView(params: URLSearchParams): PlainView {
  const folded = new URLSearchParams(
    Object.keys(noStayFilters).map((name) => [name, params.getAll(name).filter(Boolean).join(',')]),
  )
  const asked = Number(params.get('shown'))
  return {
    filters: stayRules.fromParams(folded),
    sort: staySorts.find((one) => one === params.get('sort')) ?? staySorts[0],
    shown: Number.isInteger(asked) ? Math.min(Math.max(asked, step), most) : step,
  }
}

/** The next lines of a list that is longer than what is shown. */
export const more = ({ shown }: PlainView): Pick<PlainView, 'shown'> => ({ shown: shown + 2 * step })

/** The address of results looked at in a view. `base` is the search's own: it ends with its parameters. */
export function plainAddress(base: string, { filters, sort, shown }: PlainView): string {
  const params = new URLSearchParams({ [plainParam]: '1', ...stayRules.toParams(filters) })
  if (sort !== staySorts[0]) params.set('sort', sort)
  if (shown > step) params.set('shown', String(shown))
  return `${base}&${params}`
}
