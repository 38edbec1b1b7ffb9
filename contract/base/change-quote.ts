import { z } from 'zod'
import { PaymentMethod } from '../payments.ts'
import { Instant, Money } from '../shapes.ts'

/** What changing a confirmed order costs or returns, in the order's currency, before anything happens. */
export const ChangeQuote = z.object({
  before: Money,
  after: Money,
  /** What is paid in addition: by members from the wallet. Zero where nothing is. */
  pay: Money,
  /** How a customer of the storefront pays it, each with its fee; empty for members, and where nothing is paid. */
  ways: z.array(PaymentMethod),
  /** What is returned, the way it came; zero where nothing is. */
  refund: Money,
  /** Where the refund goes. */
  refundTo: z.enum(['wallet', 'card', 'agency']),
  /** The change of the agency's wallet; null for roles that do not see margin. */
  wallet: Money.nullable(),
  /** ISO instant until which the order can be changed. */
  until: Instant,
  idempotencyKey: z.string(),
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

/** The gateway's page on which a customer pays a change. */
export const PayingChange = z.object({ redirectUrl: z.string() })

/** Error codes of paying a change, besides those of the change. */
export const changedOnPayment = ['order.request-open', 'payment.gateway-failed', 'input.too-many-requests'] as const

/** A change of an order that its customer pays by card: the last one that was asked for, until it is made. */
export const AskedChange = z.object({
  /** `unmade`: its payment came back, or is on its way. */
  state: z.enum(['awaits-payment', 'being-made', 'unmade']),
  /** What it is changed to, in words. */
  to: z.string(),
  /** Without the fee. */
  pay: Money,
  /** Until when it can be paid. */
  until: Instant,
  /** The open page of the gateway. */
  redirectUrl: z.string().nullable(),
  /** Why it was not made, a sentence. */
  reason: z.string().nullable(),
})
export type AskedChange = z.infer<typeof AskedChange>
