import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { Words } from '#domain/words.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { OrderLink } from '../base/order-base.ts'
import { atSupplier as answersOfSuppliers, confirmed, endpoint, spending, spent } from '../endpoint.ts'
import { PaymentSoFar, paymentMethods } from '../payments.ts'
import { Done, Id, IdempotencyKey, Instant, MAX_TRAVELLERS, Money } from '../shapes.ts'

/** Error codes of an endpoint that asks the supplier of an order. */
const atSupplier = [...answersOfSuppliers, ...productShapes.map(({ refusals }) => refusals.gone)] as const

/** Each product's error codes for cancelling, and for rebooking at a lower price. */
const cancelling = productShapes.flatMap(({ refusals }) => refusals.cancelling)
const rebooking = productShapes.flatMap(({ refusals }) => refusals.rebooking)

/** The data of `checkout.price-changed` when a held order is paid: the supplier's current price. */
export const HeldPriceChange = z.object({
  /** With the fee of the chosen method: the amount to confirm. */
  total: Money,
  /** The price without a fee. */
  price: Money,
  before: Money,
  moved: z.array(z.object({ cause: z.string(), amount: Money })),
})
export type HeldPriceChange = z.infer<typeof HeldPriceChange>

/** The result of a cancellation, in the order's currency. `paid` = `penalty` + `fee` + `refund`. */
export const CancellationQuote = z.object({
  paid: Money,
  /** The penalty of the supplier, with the agency's share of it. */
  penalty: Money,
  /** The fee of the payment, which is not returned. */
  fee: Money,
  refund: Money,
  /**
   * The change of the agency's wallet: plus the supplier's refund, minus a refund to a card. Null for a role that does not see margin, because the
   * margin is returned too.
   */
  wallet: Money.nullable(),
  /** ISO instant until which this is valid: the next step of the cancellation rules, or the arrival. */
  until: Instant.nullable(),
  /** What happens to the orders sold on top of this one. */
  onTop: z.array(OrderLink.extend({ says: z.string() })),
  /** The idempotency key of the cancellation request. */
  idempotencyKey: z.string(),
})
export type CancellationQuote = z.infer<typeof CancellationQuote>

/** Error codes of answering an airline's change of its schedule. */
const answering = ['order.schedule-answered', 'order.schedule-replaced', 'order.illegal-transition', ...atSupplier] as const
const accepting = [...answering, 'order.schedule-dropped'] as const

const ById = z.object({ id: Id })

/** Actions on an existing order. */
export const orderWrites = {
  pay: spending('sell', 'Pay a held order', [
    'approval.waiting',
    'order.illegal-transition',
    'order.hold-lapsed',
    ...spent,
    'checkout.price-changed',
    'payment.balance-low',
    'payment.gateway-failed',
    ...atSupplier,
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/pay',
      tags: ['Orders'],
      description:
        'Pays a held order. The supplier is asked first: a hold that lapsed and a price that moved are refused, and nothing is charged. Paying the new total accepts it. Repeating it never pays twice.',
    })
    .input(ById.extend({ method: z.enum(paymentMethods), idempotencyKey: IdempotencyKey, total: Money }))
    .output(z.object({ orderId: Id, redirectUrl: z.string().nullable() })),
  confirmPayment: endpoint('sell', 'Check the last payment of an order', ['payment.gateway-failed'])
    .route({
      method: 'POST',
      path: '/orders/{id}/confirm-payment',
      tags: ['Orders'],
      description: 'Asks the gateway what became of the last payment by card or bank transfer.',
    })
    .input(ById)
    .output(PaymentSoFar.pick({ status: true, message: true })),
  release: endpoint('orders:write', 'Release what a held order holds', [
    'order.illegal-transition',
    'order.hold-lapsed',
    ...atSupplier,
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/release',
      tags: ['Orders'],
      description: 'Gives what a held, unpaid order holds back to its supplier. Nothing is charged.',
    })
    .input(ById)
    .output(Done),
  quoteCancellation: endpoint('own-order', 'Read what cancelling an order costs', [
    'shop.not-offered',
    'order.illegal-transition',
    ...cancelling,
  ])
    .route({
      method: 'GET',
      path: '/orders/{id}/cancellation',
      tags: ['Orders'],
      description: 'What cancelling the order now costs and gives back, to the payer. Nothing is cancelled.',
    })
    .input(ById)
    .output(CancellationQuote),
  cancel: spending('sell', 'Cancel an order', [
    'approval.waiting',
    'shop.not-offered',
    'order.illegal-transition',
    ...spent,
    ...cancelling,
    'order.refund-changed',
    'order.request-open',
    ...atSupplier,
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/cancel',
      tags: ['Orders'],
      description:
        'Cancels the order at its supplier for exactly this refund; another one by then is refused and nothing is cancelled. The money goes back the way it came. Repeating it never cancels twice.',
    })
    .input(ById.extend({ idempotencyKey: IdempotencyKey, refund: Money }))
    .output(Done),
  rebook: endpoint('orders:write', 'Rebook an order at a lower price', ['order.illegal-transition', ...rebooking, ...atSupplier])
    .route({
      method: 'POST',
      path: '/orders/{id}/rebook',
      tags: ['Orders'],
      successStatus: 201,
      description:
        'Opens a checkout of the same at its lower price, with the same people. Once that is issued, this order is cancelled free of charge. Refused when the price is no longer lower.',
    })
    .input(ById)
    .output(z.object({ checkoutId: Id })),
  acceptSchedule: endpoint('sell', 'Accept new flight times of an order', accepting)
    .route({
      method: 'POST',
      path: '/orders/{id}/schedule-changes/{changeId}/accept',
      tags: ['Orders'],
      description:
        'Accepts at the supplier what the airline changed of the schedule: `scheduleChange` of the order. Only the newest change can be accepted, and by customers only one whose flights are all still flown. Repeating it accepts it once.',
    })
    .input(ById.extend({ changeId: Id }))
    .output(Done),
  recordSchedule: endpoint('orders:write', 'Record what was agreed instead of new flight times', answering)
    .route({
      method: 'POST',
      path: '/orders/{id}/schedule-changes/{changeId}/record',
      tags: ['Orders'],
      description:
        'Records at the supplier that the airline cancels, or that other flights were agreed with it. It cancels and changes nothing of the order.',
    })
    .input(ById.extend({ changeId: Id, answer: z.enum(['cancelled', 'changed']) }))
    .output(Done),
  addNote: endpoint('orders:write', 'Add a note to an order')
    .route({
      method: 'POST',
      path: '/orders/{id}/notes',
      tags: ['Orders'],
      description: 'For colleagues; never shown to customers.',
    })
    .input(ById.extend({ text: Words.trim().min(1, 'Write the note.').max(1_000, 'A note has at most 1,000 characters.') }))
    .output(Done),
  emailConfirmation: endpoint('sell', 'E-mail the confirmation of an order', ['order.no-documents'])
    .route({
      method: 'POST',
      path: '/orders/{id}/email-confirmation',
      tags: ['Documents'],
      description: 'Mails the PDF, and the calendar file where there is one, to any address. Each call is a mail of its own.',
    })
    .input(ById.extend({ email: emailAddress('Enter an e-mail address such as name@example.com.') }))
    .output(Done),
  decide: confirmed('orders:decide', 'Decide an order that awaits a person', [
    'approval.waiting',
    'order.illegal-transition',
    ...atSupplier,
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/decide',
      tags: ['Orders'],
      description:
        'Settles an order that awaits a person: ask the supplier again, record what was issued by hand, or fail it and return the money.',
    })
    .input(
      ById.extend({
        decision: z.enum(['check-again', 'mark-issued', 'fail-and-refund']),
        /** For `mark-issued`: one ticket number per traveller of a flight, in their order; none for a product without numbers. */
        ticketNumbers: z.array(Words.max(40)).max(MAX_TRAVELLERS).default([]),
        /** For `mark-issued`: of a flight 5 to 8 letters and digits, of any other product up to 20 characters. */
        bookingReference: Words.trim().max(40).nullable().default(null),
        note: Words.trim().max(500).default(''),
      }),
    )
    .output(Done),
}
