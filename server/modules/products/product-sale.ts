import type { CheckoutBase, HoldOffer } from '#contract/base/checkout-base.ts'
import type { EarlierBase } from '#contract/base/typed-fields.ts'
import type { Checkout, CheckoutChoice, EarlierCheckout } from '#contract/product-shapes.ts'
import type { AppError, ErrorCode } from '#domain/errors.ts'
import type { FieldProblem } from '#domain/field-rules.ts'
import type { TravelDocument } from '#domain/flights/people/traveller.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { WholePrice } from '#domain/orders/order-money.ts'
import type { ItineraryOf, OfferOf, PeopleOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import type { Integrations } from '#integrations/registry.ts'
import type { Ctx } from '../../ctx.ts'
import type { checkouts, orderPeople, orders } from '../../db/schema/index.ts'
import type { CheckoutItem, ItemOf } from './checkout-of-product.ts'
import type { People } from './people.ts'
import type { ProductReservation } from './product-reservation.ts'

/** What is stored of one product, as its sale reads it. */
export interface SaleOf<P extends SoldProduct> {
  item: ItemOf<P>
  search: SearchOf<P>
  offer: OfferOf<P>
  itinerary: ItineraryOf<P>
  people: PeopleOf<P>
  choice: Extract<CheckoutChoice, { product: P }>
}

/** Of any product. */
interface AnySale {
  item: CheckoutItem
  search: CheckoutItem['search']
  offer: OfferOf
  itinerary: ItineraryOf
  people: People
  choice: CheckoutChoice
}

export interface Repriced<Of extends AnySale = AnySale> {
  offer: Of['offer']
  waterfall: PriceWaterfall
}

export interface Found<Of extends AnySale = AnySale> extends Repriced<Of> {
  /** Null of what no search found. */
  search: Of['search']
  /** The order that it is sold on top of. */
  onOrder?: string | null
}

export interface Sale<Of extends AnySale = AnySale> {
  checkout: typeof checkouts.$inferSelect
  item: Of['item']
  people: Of['people']
  /** What the chosen way to pay adds to the price; none where that is open. */
  fee?: Money
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

/** A supplier, and a read that needs our key and that it does not charge for. */
export interface SupplierProbe {
  title: string
  ask(): Promise<unknown>
}

/** What selling one product needs, from what a search showed to the order. Everything else of a checkout is the same for all. */
export interface ProductSale<Of extends AnySale = AnySale> {
  /** What was chosen, at the price that was shown. Throws the product's errors for what is gone, and shop.closed. */
  find(ctx: Ctx, choice: Of['choice']): Promise<Found<Of>>
  /** The offer as its supplier sells it now. Throws SupplierError `sold-out` when it is gone. Never inside a transaction. */
  reprice(ctx: Ctx, item: Of['item']): Promise<Repriced<Of>>
  /**
   * The same choice as its supplier sells it today, found by what was stored of it, however long ago its offer ended. Throws SupplierError `sold-out` when it is
   * gone. Left out by what cannot be found again.
   */
  refind?(ctx: Ctx, item: Of['item']): Promise<Repriced<Of>>
  /** What else than its price a later offer of the same choice has changed: a sentence each. */
  changedTerms?(ctx: Ctx, before: Of['offer'], now: Of['offer']): string[]
  /** Left out by a product of which nothing is kept while it is paid. */
  reservation?: ProductReservation<Pick<Found<Of>, 'search' | 'offer'>>
  /** Whether it can be held instead of paid, now; null where it cannot. Left out by a product that is never held. */
  hold?(ctx: Ctx, item: Of['item']): HoldOffer | null
  /** Whether both are one offer of the supplier, so that what was chosen with it stays sold. */
  sameOffer(a: Of['offer'], b: Of['offer']): boolean
  /** Whether the supplier asks what was agreed to, on the terms that were. */
  samePrice(item: Of['item'], now: Repriced<Of>): boolean
  /** ISO instant until which the supplier sells the offer. */
  expiresAt(item: Of['item']): string
  /** The checkout as its screens show it. */
  describe(ctx: Ctx, item: Of['item'], people: Of['people'] | null, base: CheckoutBase): Checkout
  /** The people as their form sends them, in the supplier's terms, and the fields that the supplier would refuse. */
  checkPeople(item: Of['item'], people: Of['people']): { people: Of['people']; problems: FieldProblem[] }
  /** What is said of an offer that its supplier no longer sells. */
  gone(item: Of['item']): AppError
  /** The same of a supplier's answer that names no checkout. */
  goneCode: ErrorCode
  /** Where it is bought. */
  suppliers(integrations: Integrations): readonly { id: string }[]
  /** Whether each of them answers: asks for the booking with this reference, which nobody has. */
  probes(integrations: Integrations, booking: { reference: string; now: Date }): readonly SupplierProbe[]
  /** Checkouts with one key are of the same journey: what was typed into one serves the next. */
  journeyKey(item: Of['item']): string
  /** What is left of an earlier checkout, with which the form of the next one begins; its people are null where nobody was entered. */
  earlier(base: EarlierBase, item: Of['item'], people: Of['people'] | null): EarlierCheckout
  /** The address, without the host, where it is paid. */
  paymentPage(checkoutId: string): string
  columns(ctx: Ctx, sale: Sale<Of>): ProductColumns
  /** Whom the order is for; the first is the one whom lists name. */
  people(sale: Sale<Of>): PersonColumns[]
  /** The whole price with the part that is paid elsewhere; null where all of it is charged here. */
  paidElsewhere(ctx: Ctx, order: { itinerary: Of['itinerary']; waterfall: PriceWaterfall }): WholePrice | null
}
