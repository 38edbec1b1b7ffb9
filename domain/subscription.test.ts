import { describe, expect, test } from 'vitest'
import { money } from './money/money.ts'
import { planCuts, planIds, planPrice } from './plans.ts'
import { topUpLimits } from './money/top-up-limits.ts'
import { changeKind, endOfPeriod, unusedOf, upgradeCharge } from './subscription.ts'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const kes = (amount: number) => money(amount, 'KES')

describe('a period', () => {
  test.each([
    ['2027-01-15', 'month', '2027-02-15'],
    ['2027-01-31', 'month', '2027-02-28'],
    ['2028-02-29', 'year', '2029-02-28'],
  ] as const)('that begins on %s and lasts a %s ends on %s', (start, interval, end) => {
    expect(endOfPeriod(at(start), interval)).toEqual(at(end))
  })
})

describe('an upgrade', () => {
  const period = { start: at('2027-06-01'), end: at('2027-07-01') }

  test('with the same interval costs the difference of the prices for the days that are left', () => {
    const current = { plan: 'growth' as const, interval: 'month' as const, period, price: kes(3_000_00) }
    const to = { plan: 'scale' as const, interval: 'month' as const, price: kes(9_000_00) }
    // 10 of 30 days are left.
    expect(upgradeCharge(current, to, at('2027-06-21'))).toEqual({
      period,
      price: kes(3_000_00),
      credit: kes(1_000_00),
      due: kes(2_000_00),
    })
  })

  test('to a year begins a new period, less what is unused of the month', () => {
    const current = { plan: 'growth' as const, interval: 'month' as const, period, price: kes(3_000_00) }
    const to = { plan: 'growth' as const, interval: 'year' as const, price: kes(30_000_00) }
    expect(upgradeCharge(current, to, at('2027-06-16'))).toEqual({
      period: { start: at('2027-06-16'), end: at('2028-06-16') },
      price: kes(30_000_00),
      credit: kes(1_500_00),
      due: kes(28_500_00),
    })
  })

  test('counts the day on which it is made, and never more than the period', () => {
    expect(unusedOf(kes(3_000_00), period, new Date('2027-06-30T10:00:00Z'))).toEqual(kes(100_00))
    expect(unusedOf(kes(3_000_00), period, at('2027-05-01'))).toEqual(kes(3_000_00))
  })
})

test.each([
  ['none', 'starter', 'month', 'growth', 'month', 'start'],
  ['trial', 'growth', 'month', 'growth', 'month', 'start'],
  ['active', 'growth', 'month', 'scale', 'month', 'now'],
  ['active', 'growth', 'month', 'growth', 'year', 'now'],
  ['active', 'growth', 'year', 'growth', 'month', 'later'],
  ['active', 'growth', 'year', 'scale', 'month', 'later'],
  ['active', 'scale', 'month', 'growth', 'year', 'later'],
  ['active', 'scale', 'month', 'starter', 'month', 'later'],
  ['active', 'scale', 'month', 'scale', 'month', 'same'],
  ['ended', 'starter', 'month', 'starter', 'month', 'same'],
] as const)(
  'with the state %s, a change from %s by the %s to %s by the %s is: %s',
  (status, plan, interval, to, toInterval, kind) => {
    expect(changeKind(status, { plan, interval }, { plan: to, interval: toInterval })).toBe(kind)
  },
)

test('a smaller plan names what is lost, a larger one nothing', () => {
  const usage = { bookings: 80, members: 5, domain: 'www.palm.com' }
  expect(planCuts('growth', 'starter', usage)).toEqual([
    'You can start 50 bookings a month.',
    'Nobody can be invited while the team has 5 members: Starter includes 3.',
    'www.palm.com is disconnected: your website stays at our address.',
  ])
  expect(planCuts('growth', 'scale', usage)).toEqual([])
})

test('plans have a price in the currencies in which a wallet can be topped up, at least the smallest card payment, and in no other', () => {
  for (const currency of ['NGN', 'GHS', 'KES', 'ZAR', 'USD'])
    for (const plan of planIds.slice(1)) {
      const month = planPrice(plan, 'month', currency)?.amount ?? 0
      expect(month).toBeGreaterThanOrEqual(topUpLimits(currency)?.least ?? Number.POSITIVE_INFINITY)
      expect(planPrice(plan, 'year', currency)?.amount).toBe(month * 10)
    }
  expect(planPrice('growth', 'month', 'XOF')).toBeNull()
})
