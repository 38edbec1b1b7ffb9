import type { PolicyChoice } from '#contract/products/protection.ts'
import { AppError } from '#domain/errors.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierPolicy } from '#integrations/insurance/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { readPricing } from '../../pricing/read-pricing.ts'
import { frozenRate } from '../../rates/frozen-rate.ts'
import { policyIdOf, toPolicyQuery } from '../search/policy-gatherer.ts'
import { checkTrip, policySearches } from '../search/policy-searches.ts'
import { supplierOfPolicy } from '../supplier-of-policy.ts'

export interface QuotedPolicy {
  offer: SupplierPolicyOffer
  waterfall: PriceWaterfall
}

type Trip = Pick<PolicySearch, 'residence' | 'destination' | 'from' | 'to' | 'ages' | 'tripCost'>

async function offerOf(
  ctx: Ctx,
  trip: Trip,
  { quoted, dealCode }: { quoted: SupplierPolicy; dealCode: string | null },
): Promise<QuotedPolicy> {
  const pricing = await readPricing(ctx, { product: 'protection', dealCode })
  const { net, tax } = quoted
  const { residence, destination, from, to, ages, tripCost } = trip
  return {
    offer: { ...quoted, id: policyIdOf(quoted), residence, destination, from, to, ages, tripCost },
    waterfall: priceWaterfall({ ...pricing, net, tax, rate: await frozenRate(ctx, net.currency, pricing.currency) }),
  }
}

const queryOf = async (ctx: Ctx, trip: Trip) => {
  const { currency } = await readPricing(ctx, { product: 'protection', dealCode: null })
  return toPolicyQuery({ ...trip, dealCode: null, onOrder: null, forCheckout: null }, currency)
}

/** A new quote for the policy with this code, which only one order binds. Throws SupplierError `sold-out` when it is no longer offered. */
export async function quoteAgain(
  ctx: Ctx,
  { offer, search }: { offer: SupplierPolicyOffer; search: PolicySearch | null },
): Promise<QuotedPolicy> {
  const supplier = supplierOfPolicy(ctx, offer)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: offer.supplier })
  const { offered } = await supplier.quote(await queryOf(ctx, offer))
  const quoted = offered.find(({ code }) => code === offer.code)
  if (!quoted) throw new SupplierError('sold-out', offer.supplier, `${offer.code} is no longer offered`)
  return offerOf(ctx, offer, { quoted, dealCode: search?.dealCode ?? null })
}

/** The first policy with this id at any supplier. Throws `protection.not-offered`. */
async function quoteById(ctx: Ctx, policyId: string, search: PolicySearch): Promise<QuotedPolicy> {
  const query = await queryOf(ctx, search)
  for (const supplier of ctx.system.integrations.policies) {
    const { offered } = await supplier.quote(query)
    const quoted = offered.find((one) => policyIdOf(one) === policyId)
    if (quoted) return offerOf(ctx, search, { quoted, dealCode: search.dealCode })
  }
  throw new AppError('protection.not-offered')
}

/** A policy of this agency's search, or of a trip. Throws `protection.search-expired`, `protection.not-offered` and the refusals of a search. */
export async function findPolicy(ctx: Ctx, { policyId, searchId, trip }: PolicyChoice) {
  if (searchId !== null) {
    const { search, entries } = await policySearches.read(ctx, searchId)
    if (entries.get(policyId)?.common.refusal !== null) throw new AppError('protection.not-offered')
    const { onOrder, forCheckout } = search
    return { search, onOrder, forCheckout, ...(await quoteById(ctx, policyId, search)) }
  }
  if (!trip) throw new AppError('input.invalid', { problems: [{ path: 'trip', message: 'Name a search or a trip.' }] })
  checkTrip(ctx, trip)
  const { onOrder, forCheckout } = trip
  const search = forCheckout ? trip : null
  return { search, onOrder, forCheckout, ...(await quoteById(ctx, policyId, trip)) }
}
