import { z } from 'zod'
import { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { FlightItineraryOffer } from '#domain/flights/offer.ts'
import { Loyalty } from '#domain/flights/traveller.ts'
import { OrderMoney } from '#domain/order-money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { paymentStatuses } from '#domain/payment-status.ts'
import { products } from '#domain/products.ts'
import { Guest } from '#domain/stays/guest.ts'
import { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { TransferTo } from '#domain/transfer.ts'
import { ClockPlace, PriceWaterfall } from '#domain/waterfall.ts'
import { endpoint } from './endpoint.ts'
import { MOST_EXPORTED } from './list-query.ts'
import { MOST_PAGED, OrderQuery, ProductCount } from './order-query.ts'
import { orderWrites } from './order-writes.ts'
import { PaymentMethod } from './payments.ts'
import { Id, Instant, Money, mailStatuses, pageOf } from './shapes.ts'

export const OrderRow = z.object({
  id: Id,
  number: z.string(),
  product: z.enum(products),
  status: z.enum(orderStatuses),
  title: z.string(),
  /** The lead traveller. */
  customer: z.string(),
  travellers: z.int(),
  bookingReference: z.string().nullable(),
  departsAt: z.string().nullable(),
  total: Money,
  createdAt: Instant,
  /** When it was paid, or booked to be paid at the property; null while it is neither. */
  soldAt: Instant.nullable(),
  createdBy: z.string(),
  /** A customer bought it on the storefront. */
  isOnline: z.boolean(),
  payBy: Instant.nullable(),
  /** Where the journey of an order with a deadline begins: its clocks tell it, too. */
  departure: ClockPlace.nullable(),
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderTraveller = z.object({
  id: Id,
  /** Extras name travellers by it. */
  passengerId: z.string(),
  type: z.enum(['ADT', 'CHD', 'INF']),
  title: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  bornOn: z.string(),
  /** The last three characters of the passport number, or null. */
  documentEnding: z.string().nullable(),
  /** `125-2342567890` */
  ticketNumber: z.string().nullable(),
  loyalty: Loyalty.nullable(),
})

/** A call that booked, held, paid or cancelled at the supplier, or tried to. */
export const SupplierCall = z.object({
  id: Id,
  kind: z.enum(['book', 'hold', 'pay', 'cancel']),
  /** `calling`: sent, no answer yet. `unknown`: the answer was lost. */
  state: z.enum(['calling', 'booked', 'refused', 'unknown']),
  message: z.string().nullable(),
  startedAt: Instant,
  settledAt: Instant.nullable(),
})
export type SupplierCall = z.infer<typeof SupplierCall>

const OrderBase = OrderRow.extend({
  /** Orders that were bought together are of one trip. */
  tripId: Id,
  /** Only for roles that may see margin, as is its id of the order. */
  supplier: z.string().nullable(),
  supplierOrderId: z.string().nullable(),
  /** Whether the supplier has taken the order on. */
  isAtSupplier: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** Only for roles that may see margin. */
  waterfall: PriceWaterfall.nullable(),
  margin: Money.nullable(),
  money: OrderMoney,
  payments: z.array(
    z.object({
      id: Id,
      method: z.string(),
      status: z.enum(paymentStatuses),
      amount: Money,
      fee: Money,
      /** What of it went back when the order was cancelled. */
      returned: Money,
      reference: z.string(),
      message: z.string().nullable(),
      /** Where a bank transfer goes. */
      transfer: TransferTo.nullable(),
      /** When the money arrived or none was to come; until then, when it was started. */
      at: Instant,
      /** When money of it went back. */
      returnedAt: Instant.nullable(),
    }),
  ),
  /** Until when a held order keeps its price. */
  priceUntil: Instant.nullable(),
  /** True while the airline is asked to hold the seats. */
  isHolding: z.boolean(),
  /** How a held order can be paid now; null for any other, and for roles that may not pay. */
  pay: z
    .object({
      methods: z.array(PaymentMethod),
      /** The price without a fee. */
      total: Money,
      wallet: Money.nullable(),
      /** Every payment of this order carries it; it survives reload and crash. */
      idempotencyKey: z.string(),
    })
    .nullable(),
  /** What arrived instead of what was due while the order is not paid, a sentence; null where nothing did. */
  otherAmount: z.string().nullable(),
  /** The checkout where an order that is not paid yet goes on; null when there is nothing to go on with. */
  checkoutId: Id.nullable(),
  notes: z.array(z.object({ id: Id, at: Instant, author: z.string(), text: z.string() })),
  /** For roles that may decide: every call to the supplier. */
  calls: z.array(SupplierCall).nullable(),
  timeline: z.array(
    z.object({
      id: Id,
      at: Instant,
      event: z.string(),
      status: z.string().nullable(),
      actor: z.string(),
      note: z.string().nullable(),
    }),
  ),
  mails: z.array(z.object({ id: Id, subject: z.string(), to: z.string(), status: z.enum(mailStatuses), at: Instant })),
  /** Whom the confirmation was e-mailed to, the newest mail of each address, newest first. */
  emailed: z.array(z.object({ to: z.string(), at: Instant, status: z.enum(mailStatuses) })),
  documents: z.array(z.object({ title: z.string(), href: z.string(), kind: z.enum(['pdf', 'ics']) })),
  /** What the visitor may do now; what cannot be done is not listed. */
  actions: z.array(
    z.enum(['check-again', 'mark-issued', 'fail-and-refund', 'email-confirmation', 'release', 'cancel', 'rebook', 'add-note']),
  ),
})

export const FlightOrder = OrderBase.extend({
  product: z.literal('flight'),
  itinerary: FlightItineraryOffer,
  people: z.array(OrderTraveller),
  /** Seats, bags and the like, at selling prices. */
  extras: z.array(ChosenAncillary),
})
export type FlightOrder = z.infer<typeof FlightOrder>

/** What cancelling a stay gave, in the order's currency. `wallet` is what it changes the wallet by, the margin that goes back included; null for who may not see margin. */
export const StayCancelled = z.object({ at: Instant, penalty: Money, refund: Money, wallet: Money.nullable() })
export type StayCancelled = z.infer<typeof StayCancelled>

export const StayOrder = OrderBase.extend({
  product: z.literal('stay'),
  offer: PricedStayOffer,
  guests: z.array(Guest),
  requests: z.string(),
  /** How the house is reached; null until it has told. */
  propertyPhone: z.string().nullable(),
  propertyEmail: z.string().nullable(),
  cancelled: StayCancelled.nullable(),
  /** The same refundable room at a lower price now, while it can be cancelled free of charge; only for members. */
  cheaper: z.object({ total: Money, saving: Money, seenAt: Instant }).nullable(),
})
export type StayOrder = z.infer<typeof StayOrder>

export const OrderDetail = z.discriminatedUnion('product', [FlightOrder, StayOrder])
export type OrderDetail = z.infer<typeof OrderDetail>

/** An order that awaits a person. */
export const DeskRow = OrderRow.extend({
  supplier: z.string(),
  /** When it came to wait. */
  waitingSince: Instant,
  /** Why it stopped, a sentence; null when nothing was said. */
  reason: z.string().nullable(),
  /** What was paid and is held until someone decides. */
  atRisk: Money,
})
export type DeskRow = z.infer<typeof DeskRow>

const ById = z.object({ id: Id })

export const orders = {
  list: endpoint('orders:read', 'List orders')
    .route({
      method: 'GET',
      path: '/orders',
      tags: ['Orders'],
      description: `By key with \`after\`, or by number with \`page\` and \`perPage\` among the first ${MOST_PAGED.toLocaleString('en')} orders of the list. A page beyond them is answered with the last of them.`,
    })
    .input(OrderQuery)
    .output(pageOf(OrderRow).extend({ tabs: z.array(ProductCount), page: z.int().nullable(), lastPage: z.int() })),
  csv: endpoint('orders:read', 'Export orders as CSV')
    .route({
      method: 'GET',
      path: '/orders.csv',
      tags: ['Orders'],
      description: `The list as CSV, up to ${MOST_EXPORTED.toLocaleString('en')} rows.`,
    })
    .input(OrderQuery.omit({ after: true, page: true, perPage: true }))
    .output(z.file()),
  get: endpoint('own-order', 'Read an order')
    .route({ method: 'GET', path: '/orders/{id}', tags: ['Orders'] })
    .input(ById)
    .output(OrderDetail),
  desk: endpoint('orders:decide', 'List orders that await a decision')
    .route({
      method: 'GET',
      path: '/orders/desk',
      tags: ['Orders'],
      description: 'Orders that await a person, longest first.',
    })
    .output(z.object({ items: z.array(DeskRow) })),
  ticketPdf: endpoint('own-order', 'Download the e-ticket or voucher as PDF', ['order.no-documents'])
    .route({ method: 'GET', path: '/orders/{id}/e-ticket.pdf', tags: ['Documents'] })
    .input(ById)
    .output(z.file()),
  calendar: endpoint('own-order', 'Download the itinerary as a calendar file', ['order.no-documents'])
    .route({ method: 'GET', path: '/orders/{id}/itinerary.ics', tags: ['Documents'] })
    .input(ById)
    .output(z.file()),
  ...orderWrites,
}
