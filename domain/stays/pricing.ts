import { add, convert, divideRounded, type Money, money, type Rate, subtract, sum } from '../money/money.ts'
import { cheapestFee, type WayToPay } from '../money/payment-fees.ts'
import { atRate, type DealCode, type FrozenRate, type MarkupRule, priceWaterfall, withNet } from '../money/pricing.ts'
import type { PriceWaterfall } from '../money/waterfall.ts'
import type { Refund } from '../orders/refund.ts'
import { freeUntil, penaltyAt, refundabilityAt } from './cancellation.ts'
import type { PricedStayRate, SupplierStayRate } from './rate.ts'

export interface StayPricing {
  currency: string
  rate: FrozenRate
  markup: MarkupRule | null
  dealCode: DealCode | null
}

/**
 * The amount charged at booking: the whole price, or the deposit with the whole margin of the agency, or zero if the guests pay the property (the
 * margin is then the supplier's commission, and nothing can be added).
 */
export function chargeFor(rate: SupplierStayRate, { currency, rate: frozen, markup, dealCode }: StayPricing): PriceWaterfall {
  const tax = rate.tax && rate.fee ? add(rate.tax, rate.fee) : rate.tax
  const isAtProperty = rate.payWhen === 'property'
  const whole = priceWaterfall({
    net: rate.net,
    tax,
    currency,
    rate: frozen,
    markup: isAtProperty ? null : markup,
    dealCode: isAtProperty ? null : dealCode,
  })
  if (rate.payWhen === 'now') return whole
  const charged = withNet(whole, rate.payNow)
  return isAtProperty && rate.commission ? { ...charged, commission: atRate(rate.commission, charged) } : charged
}

const inCurrency = (amount: Money, currency: string, rate: Rate): Money =>
  amount.currency === currency ? amount : convert(amount, currency, rate)

/** The part of `of` in the proportion of `part` to `whole`, rounded half up. */
const share = (of: Money, part: Money, whole: Money): Money =>
  whole.amount === 0
    ? money(0, of.currency)
    : money(Number(divideRounded(BigInt(of.amount) * BigInt(part.amount), BigInt(whole.amount))), of.currency)

export interface RateView {
  now: Date
  nights: number
  rooms: number
  /** Units of the selling currency for one unit of the local charges' currency; null if unknown. */
  localRate: Rate | null
  /** The supplier's title for roles that see margin; null otherwise. */
  source: string | null
  /** The viewer's payment methods: the fee of the cheapest is part of the price. None for what is already sold. */
  ways: readonly WayToPay[]
}

/** A rate for display. `charge` is `chargeFor` it, frozen when it was first shown. */
export function toPricedRate(rate: SupplierStayRate, charge: PriceWaterfall, view: RateView): PricedStayRate {
  const { supplier: _s, supplierRateId: _r, listingId: _l, room: _room, net, base: _b, tax, fee, payNow: _p, ...terms } = rate
  const { currency } = charge.total
  const sell = (amount: Money) => inCurrency(amount, currency, charge.rate)
  const paymentFee = cheapestFee(charge.total, view.ways)
  const payNow = add(charge.total, paymentFee)
  const payAtProperty = sell(subtract(net, rate.payNow))
  const total = add(payNow, payAtProperty)
  const taxes = [tax, fee].filter((part) => part !== null)
  const units = BigInt(Math.max(1, view.nights * view.rooms))
  const seesMargin = view.source !== null
  return {
    ...terms,
    total,
    paymentFee,
    taxes: taxes.length > 0 ? sum(taxes.map(sell), currency) : null,
    perNight: money(Number(divideRounded(BigInt(total.amount), units)), currency),
    payNow,
    payAtProperty,
    localChargesAbout: rate.localCharges && view.localRate ? inCurrency(rate.localCharges, currency, view.localRate) : null,
    cancellation: rate.cancellation.map(({ until, penalty }) => ({
      until,
      penalty: share(subtract(total, paymentFee), penalty, net),
    })),
    refundability: refundabilityAt(rate.cancellation, net, view.now),
    freeUntil: freeUntil(rate.cancellation, view.now),
    waterfall: seesMargin ? charge : null,
    commission: seesMargin && rate.commission ? sell(rate.commission) : null,
    publicPrice: seesMargin && rate.publicPrice ? sell(rate.publicPrice) : null,
    source: view.source,
  }
}

/**
 * The refund of cancelling at an instant: the payer bears the supplier's penalty in proportion, so the agency keeps its share of the penalty and
 * returns its share of the refund.
 */
export function refundAt(rate: SupplierStayRate, charge: PriceWaterfall, at: Date): Refund {
  const charged = charge.total
  const retained = penaltyAt(rate.cancellation, rate.net, at)
  const keptOfPaid = retained.amount < rate.payNow.amount ? retained : rate.payNow
  const supplierRefund = subtract(rate.payNow, keptOfPaid)
  const refund = share(charged, supplierRefund, rate.payNow)
  const until = rate.cancellation.find((step) => at.getTime() < Date.parse(step.until))?.until ?? null
  return { charged, penalty: subtract(charged, refund), refund, supplierRefund, until }
}
