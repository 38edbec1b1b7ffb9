import type { Money } from '#domain/money/money.ts'
import { type ApprovedActionName, isWithinLimit, type SpendingLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'

/** Whether an amount needs no approval. Limits are of the agency's currency: an amount of another one is above every limit. */
export const isWithin = (
  { regional }: Ctx,
  limits: SpendingLimits,
  { action, amount }: { action: ApprovedActionName; amount: Money },
): boolean => isWithinLimit(limits, action, amount.currency === regional.currency ? amount.amount : Number.POSITIVE_INFINITY)
