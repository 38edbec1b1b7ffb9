import type { Filters } from '#domain/results/filter-rules.ts'
import { mapParam } from '../map-param.ts'
import type { Looked, ViewRules } from '../view-rules.ts'

/** A visitor's view of the results; all of it is in the address. */
export interface ShopView<F = Filters, Sort = string> extends Looked<F, Sort> {
  /** The number of results on the page. */
  shown: number
  /** The id of the result whose details are open. */
  open: string | null
  /** Whether a map stands beside the list, where the product has one. */
  isOnMap: boolean
}

/** So few that the page fits a phone's first packets. */
const step = 10
const most = 600

/** Parses the view; invalid values are ignored here, `unreadValues` names them. */
export function readView<F, Sort>(rules: ViewRules<F, Sort>, params: URLSearchParams): ShopView<F, Sort> {
  const asked = Number(params.get('shown'))
  return {
    ...rules.read(params),
    shown: Number.isInteger(asked) ? Math.min(Math.max(asked, step), most) : step,
    open: params.get('open'),
    isOnMap: params.has(mapParam),
  }
}

/** More results of a list that is longer than the page. */
export const more = ({ shown }: Pick<ShopView, 'shown'>): Pick<ShopView, 'shown'> => ({ shown: shown + 2 * step })

/** The address of results in a view. `base` is the search's own: it ends with its parameters. */
export function viewAddress<F, Sort>(rules: ViewRules<F, Sort>, base: string, view: ShopView<F, Sort>): string {
  const rest = [
    view.shown > step ? `&shown=${view.shown}` : '',
    view.open ? `&open=${encodeURIComponent(view.open)}` : '',
    view.isOnMap ? `&${mapParam}=1` : '',
  ]
  return `${base}${rules.params(view)}${rest.join('')}`
}
