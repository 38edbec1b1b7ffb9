import type { FlightFilters } from '#domain/flights/filters.ts'
import type { FlightSort } from '#domain/flights/results.ts'
import { flightView, viewParams } from '../../flights/results/flight-view.ts'

/** How a visitor looks at results; all of it is in the address. */
export interface ShopView {
  filters: FlightFilters
  sort: FlightSort
  /** How many journeys the page shows at most. */
  shown: number
  /** The journey whose fares are open, by the id of its lowest offer. */
  open: string | null
}

/** So many that the page comes in a phone's first packets. */
const step = 10
const most = 600

/** Reads the view; what cannot be read narrows nothing here, `unreadOfFlights` names it. */
export function readView(params: URLSearchParams): ShopView {
  const asked = Number(params.get('shown'))
  return {
    ...flightView.read(params),
    shown: Number.isInteger(asked) ? Math.min(Math.max(asked, step), most) : step,
    open: params.get('open'),
  }
}

/** The next lines of a list that is longer than what is shown. */
export const more = ({ shown }: ShopView): Pick<ShopView, 'shown'> => ({ shown: shown + 2 * step })

/** The address of results looked at in a view. `base` is the search's own: it ends with its parameters. */
export function viewAddress(base: string, { filters, sort, shown, open }: ShopView): string {
  const rest = [shown > step ? `&shown=${shown}` : '', open ? `&open=${encodeURIComponent(open)}` : '']
  return `${base}${viewParams({ filters, sort })}${rest.join('')}`
}
