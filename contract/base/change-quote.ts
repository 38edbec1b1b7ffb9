import { z } from 'zod'
import { Instant, Money } from '../shapes.ts'

/** What changing a confirmed order costs or returns, in the order's currency, before anything happens. */
export const ChangeQuote = z.object({
  before: Money,
  after: Money,
  /** What is paid from the wallet; zero where nothing is. */
  pay: Money,
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
