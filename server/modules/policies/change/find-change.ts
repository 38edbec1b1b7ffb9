import { addDays, ageOn, dayAt } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import { isSamePeriod, type Period, policyChangeableUntil } from '#domain/policies/changes/change-rules.ts'
import { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import { MAX_DAYS_AHEAD, policySearchProblems } from '#domain/policies/search-rules.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierPolicyOrder } from '#integrations/insurance/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { changePricing } from '../../pricing/change-pricing.ts'
import { orderOf } from '../../products/order-of-product.ts'
import type { Changing, FoundChange } from '../../products/product-change.ts'
import { supplierOfPolicy } from '../supplier-of-policy.ts'
import { refusedChange } from './refused-change.ts'

/** The insured period; the present days where none are named. */
export interface ToPeriod {
  from?: string | undefined
  to?: string | undefined
}

export interface FoundPolicyChange extends FoundChange {
  to: SupplierPolicyOffer
  /** Makes the change that was quoted. */
  confirm(): Promise<SupplierPolicyOrder>
}

/** Refuses days that nobody insures. */
function checkPeriod(ctx: Ctx, offer: SupplierPolicyOffer): void {
  const problems = policySearchProblems(offer)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const today = dayAt(ctx.now(), ctx.regional.zone)
  if (offer.from < today) throw new AppError('protection.dates-in-past', { start_date: offer.from })
  if (offer.from > addDays(today, MAX_DAYS_AHEAD)) throw new AppError('protection.too-far-ahead', { start_date: offer.from })
}

/**
 * A policy for another period, at the insurer's current premium. Throws access.not-found for any other product, protection.not-changeable,
 * protection.change-refused with the insurer's reason, the refusals of days, and supplier.unavailable.
 */
export async function findPolicyChange(
  ctx: Ctx,
  { order: sold, people }: Changing,
  wanted: ToPeriod,
): Promise<FoundPolicyChange> {
  const order = orderOf('protection', sold)
  const offer = SupplierPolicyOffer.parse(order.itinerary)
  const supplier = supplierOfPolicy(ctx, offer)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: order.supplier })
  const until = policyChangeableUntil(offer, ctx.now())
  const { supplierOrderId } = order
  if (!until || !supplierOrderId) throw new AppError('protection.not-changeable')
  const period: Period = { from: wanted.from ?? offer.from, to: wanted.to ?? offer.to }
  const isSame = isSamePeriod(period, offer)
  const ages = people.map(({ bornOn, age }) => (bornOn ? ageOn(bornOn, period.from) : (age ?? 0)))
  const wantedOffer = { ...offer, ...period, ages }
  if (!isSame) checkPeriod(ctx, wantedOffer)
  try {
    const { changeId, net, tax } = await supplier.quoteChange(supplierOrderId, period)
    const pricing = await changePricing(ctx, order, ({ net, tax }: Pick<SupplierPolicyOffer, 'net' | 'tax'>, rules) =>
      priceWaterfall({ ...rules, net, tax }),
    )
    const to = { ...wantedOffer, net, tax }
    return { to, waterfall: pricing(to), until, isSame, confirm: () => supplier.confirmChange(supplierOrderId, changeId) }
  } catch (error) {
    if (error instanceof SupplierError) throw refusedChange(error)
    throw error
  }
}
