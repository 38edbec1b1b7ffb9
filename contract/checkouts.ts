import { z } from 'zod'
import { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { Contact, Traveller } from '#domain/flights/traveller.ts'
import { TransferTo } from '#domain/transfer.ts'
import { endpoint, spending } from './endpoint.ts'
import { FieldProblems, Id, Instant, Money } from './shapes.ts'

export const paymentMethods = ['wallet', 'card'] as const

export const PaymentMethod = z.object({
  id: z.enum(paymentMethods),
  title: z.string(),
  fee: Money,
  /** What is charged: the price and the fee. */
  total: Money,
  takes: z.string(),
  /** Why it cannot be used now, or null. */
  refusal: z.string().nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A price that moved and waits for a yes or no. Nothing is charged meanwhile. */
export const PriceChange = z.object({
  before: Money,
  after: Money,
  moved: z.array(z.object({ cause: z.string(), amount: Money })),
})

export const Checkout = z.object({
  id: Id,
  state: z.enum(['open', 'paying', 'done', 'expired', 'gone']),
  search: FlightSearch,
  offer: PricedFlightOffer,
  /** 15 minutes after it was opened (specification section 9: 900000 ms). */
  expiresAt: Instant,
  priceChange: PriceChange.nullable(),
  reviewedAt: Instant.nullable(),
  travellers: z.array(Traveller).nullable(),
  contact: Contact.nullable(),
  /** Seats, bags and the like that were chosen, at selling prices. */
  extras: z.array(ChosenAncillary),
  warnings: FieldProblems,
  methods: z.array(PaymentMethod),
  wallet: Money.nullable(),
  /** The order it became, once it is paid. */
  orderId: Id.nullable(),
  /** The last payment's outcome, so that a declined card says why. */
  lastPayment: z
    .object({
      method: z.enum([...paymentMethods, 'bank-transfer']),
      status: z.enum(['pending', 'succeeded', 'failed']),
      message: z.string().nullable(),
      /** Where to send the money of a bank transfer. */
      transfer: TransferTo.nullable(),
    })
    .nullable(),
  /** The key that every payment of this checkout carries; it survives reload and crash. */
  idempotencyKey: z.string(),
})
export type Checkout = z.infer<typeof Checkout>

const ById = z.object({ id: Id })

export const checkouts = {
  create: endpoint('orders:write')
    .route({
      method: 'POST',
      path: '/checkouts',
      tags: ['Checkout'],
      successStatus: 201,
      description: 'Opens a 15-minute checkout of an offer found by a search.',
    })
    .input(z.object({ searchId: Id, offerId: z.string() }))
    .output(z.object({ id: Id })),
  get: endpoint('orders:write')
    .route({ method: 'GET', path: '/checkouts/{id}', tags: ['Checkout'] })
    .input(ById)
    .output(Checkout),
  review: endpoint('orders:write')
    .route({
      method: 'POST',
      path: '/checkouts/{id}/review',
      tags: ['Checkout'],
      description: 'Asks the supplier again for price and availability. A new price waits in `priceChange` until it is accepted.',
    })
    .input(ById)
    .output(Checkout),
  acceptPrice: endpoint('orders:write')
    .route({
      method: 'POST',
      path: '/checkouts/{id}/accept-price',
      tags: ['Checkout'],
      description: 'Accepts exactly this total; another one by then is refused.',
    })
    .input(ById.extend({ total: Money }))
    .output(Checkout),
  saveTravellers: endpoint('orders:write')
    .route({ method: 'PUT', path: '/checkouts/{id}/travellers', tags: ['Checkout'] })
    .input(ById.extend({ travellers: z.array(Traveller).min(1).max(18), contact: Contact }))
    .output(Checkout),
  pay: spending('orders:write')
    .route({
      method: 'POST',
      path: '/checkouts/{id}/pay',
      tags: ['Checkout'],
      description:
        'Pays and makes the order. The wallet pays at once; a card gives the address of the hosted page. Repeating it never pays twice.',
    })
    .input(ById.extend({ method: z.enum(paymentMethods), idempotencyKey: z.string().min(8).max(80), total: Money }))
    .output(z.object({ orderId: Id, redirectUrl: z.string().nullable() })),
  confirmCard: endpoint('orders:write')
    .route({
      method: 'POST',
      path: '/checkouts/{id}/confirm-card',
      tags: ['Checkout'],
      description: 'Asks the gateway what became of the card payment, when the payer comes back from the hosted page.',
    })
    .input(ById)
    .output(
      z.object({ status: z.enum(['succeeded', 'failed', 'pending']), orderId: Id.nullable(), message: z.string().nullable() }),
    ),
}
