import type { Checkout, CheckoutBase, CheckoutChoice } from '#contract/checkouts.ts'
import type { TravelDocument } from '#domain/flights/traveller.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import type { Ctx } from '../../ctx.ts'
import type { checkouts, orderPeople, orders } from '../../db/schema/index.ts'
import type { CheckoutItem } from './checkout-of-product.ts'
import type { People } from './people.ts'

export interface Repriced {
  offer: CheckoutItem['offer']
  waterfall: PriceWaterfall
}

export interface Found extends Repriced {
  search: CheckoutItem['search']
}

export interface Sale {
  checkout: typeof checkouts.$inferSelect
  item: CheckoutItem
  people: People
  waterfall: PriceWaterfall
}

/** What of an order is its product's own. */
export type ProductColumns = Pick<
  typeof orders.$inferInsert,
  | 'title'
  | 'customer'
  | 'travellerCount'
  | 'supplier'
  | 'supplierOfferId'
  | 'itinerary'
  | 'startsAt'
  | 'endsAt'
  | 'zone'
  | 'contactCipher'
>

/** A person as the product's form asked for them; what it does not ask for is left out. */
export type PersonColumns = Omit<
  typeof orderPeople.$inferInsert,
  'id' | 'agencyId' | 'orderId' | 'position' | 'isLead' | 'documentCipher'
> & { document?: TravelDocument | null }

/** What selling one product needs, from what a search showed to the order. Everything else of a checkout is the same for all. */
export interface ProductSale {
  /** What was chosen, at the price that was shown. Throws the product's errors for what is gone, and shop.closed. */
  find(ctx: Ctx, choice: CheckoutChoice): Promise<Found>
  /** The offer as its supplier sells it now. Throws SupplierError `sold-out` when it is gone. Never inside a transaction. */
  reprice(ctx: Ctx, item: CheckoutItem): Promise<Repriced>
  /** Whether both are one offer of the supplier, so that what was chosen with it stays sold. */
  sameOffer(a: CheckoutItem['offer'], b: CheckoutItem['offer']): boolean
  /** Whether the supplier asks what was agreed to, on the terms that were. */
  samePrice(item: CheckoutItem, now: Repriced): boolean
  /** ISO instant until which the supplier sells the offer. */
  expiresAt(item: CheckoutItem): string
  /** The supplier's price and its taxes, in the words of what moved. */
  priceWords: { price: string; taxes: string }
  /** The checkout as its screens show it. */
  describe(ctx: Ctx, item: CheckoutItem, base: CheckoutBase): Checkout
  /** Checkouts with one key are of the same journey: what was typed into one serves the next. */
  journeyKey(item: CheckoutItem): string
  passengers(item: CheckoutItem): { id: string; type: 'ADT' | 'CHD' | 'INF' }[]
  /** The address, without the host, where it is paid. */
  paymentPage(checkoutId: string): string
  columns(ctx: Ctx, sale: Sale): ProductColumns
  /** Whom the order is for; the first is the one whom lists name. */
  people(sale: Sale): PersonColumns[]
}
