import { data, type RouterContextProvider } from 'react-router'
import type { ShopSite } from '#contract/shop.ts'
import { currencyOf, type DisplayCurrency } from '../../../kit/currency.tsx'
import { type Session, sessionContext, todayAtAgency } from '../../../session.ts'
import { loadShop } from '../../../site/shop/load-shop.ts'

/** What every screen of plain HTML shows of the shop around it. */
export interface ShopAround {
  shop: ShopSite
  path: string
  year: string
  customer: string | null
  currency: DisplayCurrency
  regional: Session['regional']
  waysToPay: Session['waysToPay']
}

/** The shop of the host. Anywhere but on a storefront that is open there is nothing at these addresses. */
export async function readShop(request: Request, context: Readonly<RouterContextProvider>): Promise<ShopAround> {
  const { host, customer, waysToPay, regional } = context.get(sessionContext)
  const { shop } = host.kind === 'storefront' ? await loadShop(context) : { shop: null }
  if (!shop) throw data(null, { status: 404 })
  return {
    shop,
    path: '/flights',
    year: todayAtAgency(context).slice(0, 4),
    customer: customer?.email ?? null,
    regional,
    currency: currencyOf(request, regional.currency),
    waysToPay,
  }
}
