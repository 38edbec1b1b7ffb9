import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import { add, money, negate, subtract, sum, zero } from '../money/money.ts'
import { gatewaySurcharge } from '../money/payment-fees.ts'
import { paymentStatuses } from '../money/payment-status.ts'
import { marginOf, netOf, priceWaterfall, withExtras } from '../money/pricing.ts'
import type { PriceWaterfall } from '../money/waterfall.ts'
import { chargeFor, refundAt, type StayPricing, toPricedRate } from '../stays/pricing.ts'
import { rate as rateWith } from '../stays/rooms/rate.fixture.ts'
import { type OrderMoney, orderMoney, statementRows, sumsTo } from './order-money.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'
import type { Payment } from './settlement.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const at = new Date('2026-11-21T11:00:00Z')
const view = { now: at, nights: 3, rooms: 1, localRate: null, source: null, ways: [] }

const amount = fc.integer({ min: 1, max: 90_000_000 })
const rule = { kind: fc.constantFrom('percent' as const, 'fixed' as const), value: fc.integer({ min: 0, max: 3_000 }) }
const pricing = fc.record({
  rate: fc.constantFrom('1536.41', '1', '0.0137', '1600.123456'),
  markup: fc.option(fc.record({ name: fc.constant('Markup'), ...rule })),
  dealCode: fc.option(fc.record({ code: fc.constant('CODE'), ...rule })),
  hasFee: fc.boolean(),
})
type Pricing = typeof pricing extends fc.Arbitrary<infer T> ? T : never

const priced = ({ rate, markup, dealCode }: Pricing): StayPricing => ({
  currency: 'NGN',
  rate: { rate, at: at.toISOString(), source: 'Central Bank, 2026-11-20' },
  markup,
  dealCode,
})
/** The fee of a card payment. */
const feeFor = ({ total }: PriceWaterfall, { hasFee }: Pricing): number => (hasFee ? gatewaySurcharge(total).amount : 0)

/** A sale of flights with seats and bags. */
const flight = fc.tuple(pricing, amount, fc.array(amount, { maxLength: 3 })).map(([how, net, extras]) => {
  const bare = priceWaterfall({ ...priced(how), net: money(net, 'USD'), tax: money(Math.floor(net / 7), 'USD') })
  const bags = extras.map((price, at) => ({ label: `Bag ${at}`, price: money(price, 'USD') }))
  const waterfall = withExtras(bare, bags)
  return { product: 'flight' as const, waterfall, whole: null, rate: null, fee: feeFor(waterfall, how) }
})

/** A sale of a stay: paid at booking, with a deposit, or at the property; with taxes, commission and a cancellation rule. */
const stay = fc
  .tuple(
    pricing,
    amount,
    fc.constantFrom('now' as const, 'deposit' as const, 'property' as const),
    fc.integer({ min: 0, max: 100 }),
    fc.option(fc.integer({ min: 0, max: 40 })),
  )
  .map(([how, net, payWhen, share, tax]) => {
    const part = (percent: number) => money(Math.floor((net * percent) / 100), 'USD')
    const payNow = { now: part(100), deposit: part(Math.max(1, share)), property: part(0) }[payWhen]
    const cancellation = [{ until: '2026-12-01T10:00:00.000Z', penalty: part(share) }]
    const stated = { net: part(100), payWhen, payNow, tax: tax === null ? null : part(tax), commission: part(9), cancellation }
    const { rate } = rateWith(stated)
    const charge = chargeFor(rate, priced(how))
    return {
      product: 'stay' as const,
      waterfall: charge,
      whole: toPricedRate(rate, charge, view),
      rate,
      fee: feeFor(charge, how),
    }
  })

/** A payment of a price, of a part of it, or of more; what pays no order may be returned. */
const payment = (price: number): fc.Arbitrary<Payment> =>
  fc
    .record({
      status: fc.constantFrom(...paymentStatuses),
      pays: fc.constantFrom(price, 0, 5),
      excess: fc.nat(1_000),
      isBack: fc.boolean(),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ status, pays, excess, isBack, share }) => ({
      status,
      amount: pays + excess,
      pays,
      fee: 0,
      returned: status === 'succeeded' ? Math.floor(pays * share) : 0,
      excessReturned: isBack && pays > 0 ? excess : 0,
      isForChange: false,
    }))

const order = fc.oneof(flight, stay).chain((sale) =>
  fc
    .tuple(
      fc.constantFrom(...orderStatuses),
      fc.array(payment(sale.waterfall.total.amount), { maxLength: 4 }),
      fc.option(fc.integer({ min: 0, max: Math.max(0, sale.waterfall.total.amount) })),
    )
    .map(([status, given, cancelled]) => {
      // At most one payment has the fee.
      const payments = given.map((one, at) => {
        const fee = at === 0 && one.pays > 0 ? sale.fee : 0
        return { ...one, fee, amount: one.amount + fee }
      })
      return { ...sale, status, payments, cancelled }
    }),
)

type Case = { waterfall: PriceWaterfall; status: OrderStatus; payments: Payment[] }

const always = (check: (money: OrderMoney, sale: Case) => void) =>
  fc.assert(
    fc.property(order, (sale) => void check(orderMoney(sale), sale)),
    { seed, numRuns: sizes.moneyCases },
  )

describe('the money of any order', () => {
  it('has lines that sum to the total, which is the price and the payment fee', () =>
    always((seen, { waterfall, payments }) => {
      expect(sumsTo(seen.lines, seen.total)).toBe(true)
      expect(seen.fee.amount).toBe(payments[0]?.fee ?? 0)
      expect(subtract(seen.total, seen.fee)).toEqual(waterfall.total)
    }))

  it('is retained, returned, or being returned', () =>
    always(({ paid, refunded, refunding, retained }) => {
      expect(add(add(retained, refunded), refunding)).toEqual(paid)
    }))

  it('of an ended order says what was retained and why, and asks for nothing', () =>
    always(({ retainedFor, retained, due }, { status }) => {
      if (!['Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded'].includes(status)) return
      expect(sumsTo(retainedFor, retained)).toBe(true)
      expect(due.amount).toBe(0)
    }))

  it('is shown as rows of which each total is the sum of the rows above it', () =>
    always((seen) => {
      const rows = statementRows(seen)
      const first = rows.findIndex(({ isTotal }) => isTotal)
      const total = rows[first]?.amount ?? zero('NGN')
      expect(sumsTo(rows.slice(0, first), total)).toBe(true)
      expect(rows.every(({ amount: shown }) => shown.currency === 'NGN')).toBe(true)
    }))

  it('has as margin what is neither the supplier’s nor the gateway’s, and the commission if nothing is charged', () =>
    always((seen, { waterfall }) => {
      const commission = waterfall.commission ?? zero('NGN')
      const parts = [netOf(waterfall), seen.fee, marginOf(waterfall), negate(commission)]
      expect(sum(parts, 'NGN')).toEqual(seen.total)
      if (seen.total.amount > 0) expect(commission.amount).toBe(0)
    }))
})

describe('a stay that is cancelled', () => {
  it('retains its penalty and the payment fee, and nothing else', () =>
    fc.assert(
      fc.property(stay, fc.boolean(), ({ product, waterfall, whole, rate, fee }, isBack) => {
        const { refund, penalty } = refundAt(rate, waterfall, at)
        const payments: Payment[] = [
          {
            status: 'succeeded',
            amount: waterfall.total.amount + fee,
            pays: waterfall.total.amount,
            fee,
            returned: isBack ? refund.amount : 0,
            excessReturned: 0,
            isForChange: false,
          },
        ]
        const status = isBack ? 'Refunded' : 'TicketCanceled'
        const seen = orderMoney({ product, status, waterfall, whole, payments, cancelled: refund.amount })
        expect(seen.retained).toEqual(add(penalty, seen.fee))
        expect(add(seen.refunded, seen.refunding)).toEqual(refund)
        expect(subtract(seen.paid, refund)).toEqual(seen.retained)
      }),
      { seed, numRuns: sizes.moneyCases },
    ))
})

it('a card payment of a stay shows its fee as a line: room, taxes and fee are the total', () => {
  // The figures of a customer's confirmation that did not add up: 661,885.55 + 45,710.33 next to 709,595.88.
  const net = ngn(707_595_88)
  const rest = { tax: null, extras: null, rate: '1', rateAt: at.toISOString(), rateSource: 'same currency' }
  const waterfall: PriceWaterfall = { ...rest, net, lines: [{ kind: 'net', label: 'Net', rule: null, amount: net }], total: net }
  const price = { total: net, taxes: ngn(45_710_33), payAtProperty: ngn(0) }
  const payments: Payment[] = [
    {
      status: 'succeeded',
      amount: 709_595_88,
      pays: 707_595_88,
      fee: 2_000_00,
      returned: 0,
      excessReturned: 0,
      isForChange: false,
    },
  ]
  const rows = statementRows(
    orderMoney({ product: 'stay', status: 'Issued', waterfall, whole: price, payments, cancelled: null }),
  )
  expect(rows.map(({ label, amount: shown }) => [label, shown.amount])).toEqual([
    ['Room price', 661_885_55],
    ['Taxes and fees', 45_710_33],
    ['Payment fee', 2_000_00],
    ['Total', 709_595_88],
    ['Paid', 709_595_88],
  ])
})

it('while a paid change is being made the rows name what was paid for it, and no refund', () => {
  const net = ngn(600_000_00)
  const rest = { tax: null, extras: null, rate: '1', rateAt: at.toISOString(), rateSource: 'same currency' }
  const waterfall: PriceWaterfall = { ...rest, net, lines: [{ kind: 'net', label: 'Net', rule: null, amount: net }], total: net }
  const paid = { status: 'succeeded', fee: 0, returned: 0, excessReturned: 0 } as const
  const payments: Payment[] = [
    { ...paid, amount: 600_000_00, pays: 600_000_00, isForChange: false },
    { ...paid, amount: 50_000_00, pays: 50_000_00, isForChange: true },
  ]
  const rows = statementRows(orderMoney({ product: 'tour', status: 'Issued', waterfall, whole: null, payments, cancelled: null }))
  expect(rows.slice(-3).map(({ label, amount: shown }) => [label, shown.amount])).toEqual([
    ['Total', 600_000_00],
    ['Paid', 650_000_00],
    ['Of it for the change being made', 50_000_00],
  ])
})
