import { and, type Column, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { DealCode, MarkupRule } from '#domain/money/pricing.ts'
import type { Product } from '#domain/products.ts'
import type { Ctx } from '../../ctx.ts'
import { dealCodes, markupRules } from '../../db/schema/index.ts'

/** An agency's markup for a product, and its selling currency. */
export interface AgencyPricing {
  currency: string
  markup: MarkupRule | null
}

/** How long searches may use an old rule after a change; a checkout is always priced again. */
const CACHED_MS = 15_000

/** A fixed amount applies only in its own currency; a percentage has none. */
const sellsIn = (column: Column, currency: string) => or(isNull(column), eq(column, currency))

const keyOf = ({ agencyId }: Ctx, product: Product, currency: string) => `pricing:${product}:${currency}:${agencyId}`

/** The selling currency and the newest active markup rule of the product. */
export async function readAgencyPricing(ctx: Ctx, product: Product): Promise<AgencyPricing> {
  const { currency } = ctx.regional
  const key = keyOf(ctx, product, currency)
  const cached = await ctx.system.cache.get<AgencyPricing>(key)
  if (cached) return cached
  const pricing = await ctx.tx(async (tx) => {
    const [markup] = await tx
      .select({ name: markupRules.name, kind: markupRules.kind, value: markupRules.value })
      .from(markupRules)
      .where(
        and(
          eq(markupRules.agencyId, ctx.agencyId),
          eq(markupRules.product, product),
          eq(markupRules.active, true),
          sellsIn(markupRules.currency, currency),
        ),
      )
      .orderBy(desc(markupRules.createdAt))
      .limit(1)
    return { currency, markup: markup ?? null }
  })
  await ctx.system.cache.set(key, pricing, CACHED_MS)
  return pricing
}

/** Replaces the cached pricing after a change of the rules. */
export const cachePricing = (ctx: Ctx, product: Product, pricing: AgencyPricing): Promise<void> =>
  ctx.system.cache.set(keyOf(ctx, product, pricing.currency), pricing, CACHED_MS)

/** The agency's deal code as stored; null for one that is unknown, inactive or expired. */
export async function readDealCode(ctx: Ctx, code: string): Promise<DealCode | null> {
  const [row] = await ctx.tx((tx) =>
    tx
      .select({ code: dealCodes.code, kind: dealCodes.kind, value: dealCodes.value })
      .from(dealCodes)
      .where(
        and(
          eq(dealCodes.agencyId, ctx.agencyId),
          eq(dealCodes.code, code),
          eq(dealCodes.active, true),
          sellsIn(dealCodes.currency, ctx.regional.currency),
          or(isNull(dealCodes.endsAt), gt(dealCodes.endsAt, ctx.now())),
        ),
      ),
  )
  return row ?? null
}

export interface Pricing extends AgencyPricing {
  dealCode: DealCode | null
}

/** The pricing inputs of a search. Throws input.invalid at `path` for a deal code that is unknown, inactive or expired. */
export async function readPricing(
  ctx: Ctx,
  { product, dealCode: code }: { product: Product; dealCode: string | null },
  path = 'dealCode',
): Promise<Pricing> {
  const [pricing, dealCode] = await Promise.all([readAgencyPricing(ctx, product), code ? readDealCode(ctx, code) : null])
  if (code && !dealCode)
    throw new AppError('input.invalid', { problems: [{ path, message: 'This code is not known or no longer valid.' }] })
  return { ...pricing, dealCode }
}
