import type { PolicySnapshot } from '#contract/policies.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import type { Ctx } from '../../ctx.ts'
import { assertSold } from '../access/assert-sold.ts'
import { readOrder } from '../orders/read-order.ts'
import { searchPolicies } from '../policies/search/search-policies.ts'

/** A search for protection, alone or for an order that the buyer may see. Throws access.not-found for any other order. */
export async function searchForOrder(ctx: Ctx, search: PolicySearch, signal: AbortSignal): Promise<PolicySnapshot> {
  assertSold(ctx, 'protection')
  const { onOrder } = search
  if (onOrder) await ctx.tx((tx) => readOrder(tx, ctx, onOrder))
  return searchPolicies(ctx, search, signal)
}
