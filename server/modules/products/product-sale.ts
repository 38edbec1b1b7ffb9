import type { CheckoutBase, HoldOffer } from '#contract/base/checkout-base.ts'
import type { EarlierBase } from '#contract/base/typed-fields.ts'
import type { Checkout, CheckoutChoice, EarlierCheckout } from '#contract/product-shapes.ts'
import type { ChoiceSummary } from '#domain/travel/choice-summary.ts'
import type { AppError, ErrorCode } from '#domain/errors.ts'
import type { FieldProblem } from '#domain/field-rules.ts'
import type { TravelDocument } from '#domain/flights/people/traveller.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { WholePrice } from '#domain/orders/order-money.ts'
import type { ItineraryOf, OfferOf, PeopleOf, SearchOf, SoldProduct } from '#domain/product-types.ts'
import type { TripFacts } from '#domain/trips/trip-facts.ts'
import type { Integrations } from '#integrations/registry.ts'
import type { Ctx } from '../../ctx.ts'
import type { checkouts, orderPeople, orders } from '../../db/schema/index.ts'
import type { CheckoutItem, ItemOf } from './checkout-of-product.ts'
import type { People } from './people.ts'
import type { ProductOnAnotherDay } from './product-on-another-day.ts'
import type { ProductInTrip } from './product-in-trip.ts'
import type { ProductReservation } from './product-reservation.ts'

/** The stored data of one product that its sale reads. */
export interface SaleOf<P extends SoldProduct> {
  item: ItemOf<P>
  search: SearchOf<P>
  offer: OfferOf<P>
  itinerary: ItineraryOf<P>
  people: PeopleOf<P>
  choice: Extract<CheckoutChoice, { product: P }>
}

/** Fields of any product. */
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
  /** Null for an item without a search. */
  search: Of['search']
  /** The order below. */
  onOrder?: string | null
  /** The open checkout of a booking that it is chosen with: it is bought once that booking is confirmed. */
  forCheckout?: string | null
}

export interface Sale<Of extends AnySale = AnySale> {
  checkout: typeof checkouts.$inferSelect
  item: Of['item']
  people: Of['people']
  /** The fee of the chosen payment method; none while it is not chosen. */
  fee?: Money
}

/** The product's own part of an order. */
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

/** A person as entered in the product's form; fields that the form does not have are absent. */
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
  /** The chosen offer, at the price that was shown. Throws the product's errors for an unavailable offer, and shop.closed. */
  find(ctx: Ctx, choice: Of['choice']): Promise<Found<Of>>
  /** The offer at its supplier's current price. Throws SupplierError `sold-out` when it is gone. Never inside a transaction. */
  reprice(ctx: Ctx, item: Of['item']): Promise<Repriced<Of>>
  /**
   * Refinds the same choice at its supplier from its stored data, however long ago its offer ended. Throws SupplierError `sold-out` when it is gone.
   * Absent for products that cannot be found again.
   */
  refind?(ctx: Ctx, item: Of['item']): Promise<Repriced<Of>>
  /** How it is found on another day for other people; absent for a product that is in no package. */
  onAnotherDay?: ProductOnAnotherDay<Of>
  /** Changes of a later offer of the same choice besides its price: a sentence each. */
  changedTerms?(ctx: Ctx, before: Of['offer'], now: Of['offer']): string[]
  /** Absent for a product without reservations. */
  reservation?: ProductReservation<Pick<Found<Of>, 'search' | 'offer'>>
  /** Whether it can be held instead of paid, now; null where it cannot. Left out by a product that is never held. */
  hold?(ctx: Ctx, item: Of['item']): HoldOffer | null
  /** Whether both are one offer of the supplier, so that what was chosen with it stays sold. */
  sameOffer(a: Of['offer'], b: Of['offer']): boolean
  /** Whether the supplier's price and terms are those that were agreed to. */
  samePrice(item: Of['item'], now: Repriced<Of>): boolean
  /** ISO instant until which the supplier sells the offer. */
  expiresAt(item: Of['item']): string
  /** The checkout as its screens show it. */
  describe(ctx: Ctx, item: Of['item'], people: Of['people'] | null, base: CheckoutBase): Checkout
  /** The choice in words, for carts and quotes. */
  describeChoice(ctx: Ctx, choice: Pick<Of['item'], 'search' | 'offer' | 'waterfall'>): ChoiceSummary
  /** What the rules of feasibility read of the choice. */
  tripFacts(choice: Pick<Of['item'], 'search' | 'offer'>): TripFacts
  /** How it is bought with a trip; absent for a product that is bought on its own. */
  inTrip?: ProductInTrip<Of>
  /** The people from the submitted form, in the supplier's terms, and the fields that the supplier would refuse. */
  checkPeople(item: Of['item'], people: Of['people']): { people: Of['people']; problems: FieldProblem[] }
  /** The error for an offer that its supplier no longer sells. */
  gone(item: Of['item']): AppError
  /** The error for the same case outside a checkout. */
  goneCode: ErrorCode
  /** The supplier's id. */
  suppliers(integrations: Integrations): readonly { id: string }[]
  /** Whether each of them answers: asks for the booking with this reference, which nobody has. */
  probes(integrations: Integrations, booking: { reference: string; now: Date }): readonly SupplierProbe[]
  /** Checkouts with one key are of the same journey: what was typed into one serves the next. */
  journeyKey(item: Of['item']): string
  /** The initial form values from an earlier checkout; people are null where none were entered. */
  earlier(base: EarlierBase, item: Of['item'], people: Of['people'] | null): EarlierCheckout
  /** The path, without the host, of the payment page. */
  paymentPage(checkoutId: string): string
  columns(ctx: Ctx, sale: Sale<Of>): ProductColumns
  /** The people of the order; the first is the lead. */
  people(sale: Sale<Of>): PersonColumns[]
  /** The whole price with the part that is paid elsewhere; null where all of it is charged here. */
  paidElsewhere(ctx: Ctx, order: { itinerary: Of['itinerary']; waterfall: PriceWaterfall }): WholePrice | null
}
