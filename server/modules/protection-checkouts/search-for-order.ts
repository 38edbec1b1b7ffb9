import type { PolicySnapshot } from '#contract/policies.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import type { Ctx } from '../../ctx.ts'
import { assertSold } from '../access/assert-sold.ts'
import { readCheckoutRow } from '../checkouts/checkout-row.ts'
import { readOrder } from '../orders/read-order.ts'
import { searchPolicies } from '../policies/search/search-policies.ts'

/** A search for protection, alone or for an order or a checkout that the buyer may see. Throws access.not-found for any other. */
export async function searchForOrder(ctx: Ctx, search: PolicySearch, signal: AbortSignal): Promise<PolicySnapshot> {
  assertSold(ctx, 'protection')
  const { onOrder, forCheckout } = search
  if (onOrder) await ctx.tx((tx) => readOrder(tx, ctx, onOrder))
  if (forCheckout) await ctx.tx((tx) => readCheckoutRow(tx, ctx, forCheckout))
  return searchPolicies(ctx, search, signal)
}
