import { z } from 'zod'
import { planIds, planIntervals } from '#domain/plans.ts'
import { subscriptionStatuses } from '#domain/subscription.ts'
import { PaymentSoFar, paymentMethods } from '../payments.ts'
import { confirmed, endpoint, spent } from '../endpoint.ts'
import { Id, IdempotencyKey, Instant, Money } from '../shapes.ts'

const tags = ['Subscription']

const Term = z.object({ plan: z.enum(planIds), interval: z.enum(planIntervals) })

/** The agency's plan and its state. */
export const Subscription = Term.extend({
  status: z.enum(subscriptionStatuses),
  /** The price of the next period of this plan; null where it has none in the agency's currency. */
  price: Money.nullable(),
  /** The end of the paid period or of the trial. */
  periodEnd: Instant.nullable(),
  /** Until this instant the plan stays although its renewal is not paid. */
  graceUntil: Instant.nullable(),
  /** What begins at the end of the period instead of the same plan. */
  next: Term.nullable(),
  /** What the agency loses then, in sentences. */
  cuts: z.array(z.string()),
  /** The unpaid renewal. */
  due: Money.nullable(),
  /** The saved card is being charged for it; the gateway has not confirmed it yet. */
  isCharging: z.boolean(),
  /** How it can be paid. */
  ways: z.array(z.enum(paymentMethods)),
  /** What a bank transfer is awaited for: its invoice. */
  awaited: Term.extend({ invoiceId: Id, amount: Money }).nullable(),
  /** Whether the agency can still start its trial. */
  hasTrial: z.boolean(),
  usage: z.object({ bookings: z.int(), members: z.int(), domain: z.string().nullable() }),
})
export type Subscription = z.infer<typeof Subscription>

/** A change of the plan: when it takes effect, and what it costs. */
export const PlanQuote = Term.extend({
  kind: z.enum(['start', 'now', 'later', 'same']),
  price: Money,
  /** What is unused of the current plan. */
  credit: Money,
  due: Money,
  /** The period that it begins or changes. */
  from: Instant,
  until: Instant,
  /** The end of a trial that can be started instead. */
  trialUntil: Instant.nullable(),
  cuts: z.array(z.string()),
  /** How it can be paid. */
  ways: z.array(z.enum(paymentMethods)),
})
export type PlanQuote = z.infer<typeof PlanQuote>

export const PlanReceipt = Term.extend({ id: Id, number: z.string(), paidAt: Instant, amount: Money })
export type PlanReceipt = z.infer<typeof PlanReceipt>

/** The card from which the plan renews when the wallet is short. */
export const SavedCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** An expired card is not charged. */
  isExpired: z.boolean(),
  /** The member who allowed it. */
  allowedBy: z.string(),
  allowedAt: Instant,
})
export type SavedCard = z.infer<typeof SavedCard>

const Card = z.object({ card: SavedCard.nullable() })

const payment = {
  due: Money.meta({ description: 'The amount that was shown: plan.due-changed where it is another one now.' }),
  method: z.enum(paymentMethods),
  renewFromCard: z
    .boolean()
    .default(false)
    .meta({ description: 'Of a card payment: saves the card, from which the plan renews when the wallet is short.' }),
  idempotencyKey: IdempotencyKey,
}
const Paid = z.object({ invoiceId: Id, redirectUrl: z.string().nullable() })
const refusals = [
  ...spent,
  'plan.not-possible',
  'plan.due-changed',
  'plan.not-sold',
  'payment.balance-low',
  'payment.gateway-failed',
] as const

/** The plan that an agency pays for. */
export const subscription = {
  get: endpoint('agency:read', 'Read the plan of the agency and what is used of it')
    .route({
      method: 'GET',
      path: '/subscription',
      tags,
    })
    .output(Subscription),
  quote: endpoint('agency:read', 'Read what a change of the plan costs', ['plan.not-sold', 'plan.past-due'])
    .route({ method: 'GET', path: '/subscription/quote', tags })
    .input(Term)
    .output(PlanQuote),
  startTrial: endpoint('plan:write', 'Start the trial of a plan', ['plan.trial-used', 'plan.not-possible', 'plan.not-sold'])
    .route({
      method: 'POST',
      path: '/subscription/trial',
      tags,
      description:
        'Fourteen days, once for each agency. At its end the wallet pays the first period, unless the plan was cancelled.',
    })
    .input(Term)
    .output(Subscription),
  change: confirmed('plan:write', 'Pay for a plan that begins now', [...refusals, 'plan.past-due'], { idempotent: true })
    .route({
      method: 'POST',
      path: '/subscription/changes',
      tags,
      description:
        'A first period, or an upgrade: the unused part of the current plan is deducted. A card payment leads to `redirectUrl`; the account of a bank transfer is in the answer of `/subscription/invoices/{id}/settle`. The money of both arrives in the wallet, which then pays.',
    })
    .input(Term.extend(payment))
    .output(Paid),
  payOverdue: confirmed('plan:write', 'Pay the renewal that is past due', [...refusals, 'plan.charging'], { idempotent: true })
    .route({ method: 'POST', path: '/subscription/overdue', tags })
    .input(z.object(payment))
    .output(Paid),
  schedule: endpoint('plan:write', 'Choose a smaller plan for the end of the period', [
    'plan.not-possible',
    'plan.past-due',
    'plan.not-sold',
  ])
    .route({
      method: 'PUT',
      path: '/subscription/next',
      tags,
      description:
        'The free plan cancels the subscription. Nothing paid is returned; the plan stays until the end of its period.',
    })
    .input(Term)
    .output(Subscription),
  keep: endpoint('plan:write', 'Keep the current plan')
    .route({ method: 'DELETE', path: '/subscription/next', tags, description: 'Takes back a cancellation or a smaller plan.' })
    .output(Subscription),
  settle: endpoint('plan:write', 'Check the payment of an invoice', ['payment.gateway-failed'])
    .route({ method: 'POST', path: '/subscription/invoices/{id}/settle', tags })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        status: z.enum(['paid', 'pending', 'failed']),
        message: z.string().nullable(),
        /** The payment at the gateway that tops up the wallet for it, with the account of a bank transfer. */
        payment: PaymentSoFar.nullable(),
      }),
    ),
  card: endpoint('plan:write', 'Read the card from which the plan renews')
    .route({
      method: 'GET',
      path: '/subscription/card',
      tags,
      description:
        'A renewal takes the wallet first. Where it is short, the card is charged once a day until the renewal is paid.',
    })
    .output(Card),
  removeCard: endpoint('plan:write', 'Remove the card from which the plan renews')
    .route({
      method: 'DELETE',
      path: '/subscription/card',
      tags,
      description: 'The plan then renews from the wallet alone. Soon after, the card is deactivated at the payment gateway.',
    })
    .output(Card),
  receipts: endpoint('plan:write', 'List the receipts of the plan')
    .route({ method: 'GET', path: '/subscription/receipts', tags })
    .output(z.object({ items: z.array(PlanReceipt) })),
  receipt: endpoint('plan:write', 'Download a receipt of the plan')
    .route({ method: 'GET', path: '/subscription/receipts/{id}/receipt.pdf', tags })
    .input(z.object({ id: Id }))
    .output(z.file()),
}
