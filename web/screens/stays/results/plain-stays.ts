import type { StayFilters } from '#domain/stays/filters.ts'
import type { StaySort } from '#domain/stays/results.ts'
import { stayView } from './stay-view.ts'

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

/** Reads the view; what cannot be read narrows nothing here, `unreadOfStays` names it. */
export function readPlainView(params: URLSearchParams): PlainView {
  const asked = Number(params.get('shown'))
  return {
    ...stayView.read(params),
    shown: Number.isInteger(asked) ? Math.min(Math.max(asked, step), most) : step,
  }
}

/** The next lines of a list that is longer than what is shown. */
export const more = ({ shown }: PlainView): Pick<PlainView, 'shown'> => ({ shown: shown + 2 * step })

/** The address of results looked at in a view. `base` is the search's own: it ends with its parameters. */
export function plainAddress(base: string, { filters, sort, shown }: PlainView): string {
  const most = shown > step ? `&shown=${shown}` : ''
  return `${base}&${plainParam}=1${stayView.params({ filters, sort })}${most}`
}
