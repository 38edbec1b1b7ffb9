import { data } from 'react-router'
import type { ShopSite } from '#contract/shop.ts'
import { currencyOf } from '../../kit/currency.tsx'
import type { DisplayCurrency } from '../../kit/display-currency.ts'
import { type Session, sessionContext, todayAtAgency } from '../../session.ts'
import { loadShop } from '../../site/shop/load-shop.ts'
import type { Asking } from './face.ts'

/** Data of the storefront for every selling page of plain HTML. */
export interface ShopAround {
  shop: ShopSite
  year: string
  customer: string | null
  /** The number of items in the visitor's trip. */
  cart: number
  currency: DisplayCurrency
  regional: Session['regional']
  waysToPay: Session['waysToPay']
}

/** The storefront of the host. On other hosts, and on unpublished ones, these addresses are 404. */
export async function readAround({ request, context }: Asking): Promise<ShopAround> {
  const { host, customer, cart, waysToPay, regional } = context.get(sessionContext)
  const { shop } = host.kind === 'storefront' ? await loadShop(context) : { shop: null }
  if (!shop) throw data(null, { status: 404 })
  return {
    shop,
    year: todayAtAgency(context).slice(0, 4),
    customer: customer?.email ?? null,
    cart,
    regional,
    currency: currencyOf(request, regional.currency),
    waysToPay,
  }
}
