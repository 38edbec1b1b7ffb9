import { z } from 'zod'
import { depositParts, depositStates } from '#domain/deposits/deposit.ts'
import { topUpMethods } from '../payments.ts'
import { Id, Instant, Money } from '../shapes.ts'

/** A deposit of a customer for members. */
export const DepositView = z.object({
  id: Id,
  part: z.enum(depositParts),
  state: z.enum(depositStates),
  amount: Money,
  /** The fee of the gateway, which the customer paid besides. */
  fee: Money,
  method: z.enum(topUpMethods),
  /** When it arrived; null while it is awaited. */
  heldAt: Instant.nullable(),
  /** When it was used, returned or taken back, by whom and why; null before. */
  ended: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
})
export type DepositView = z.infer<typeof DepositView>
