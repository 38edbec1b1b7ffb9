import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import {
  type CancellationStep,
  freeUntil,
  orderSteps,
  penaltyAt,
  refundabilityAt,
  stepsFromPenalties,
  stepsFromRefunds,
} from './cancellation.ts'

const usd = (amount: number) => money(amount, 'USD')
const total = usd(40_000)
const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T12:00:00.000Z`

const step: fc.Arbitrary<CancellationStep> = fc
  .record({ day: fc.integer({ min: 1, max: 28 }), penalty: fc.integer({ min: -5_000, max: 45_000 }) })
  .map(({ day, penalty }) => ({ until: at(day), penalty: usd(penalty) }))
const moment = fc.integer({ min: 0, max: 30 * 24 }).map((hours) => new Date(Date.parse(at(1)) + hours * 3_600_000))

describe('the cancellation cost', () => {
  const steps = orderSteps(
    [
      { until: at(10), penalty: usd(0) },
      { until: at(14), penalty: usd(10_000) },
    ],
    total,
  )

  it('is the penalty of the current step, and the whole price after the last', () => {
    expect(penaltyAt(steps, total, new Date(at(9)))).toEqual(usd(0))
    expect(penaltyAt(steps, total, new Date(at(10)))).toEqual(usd(10_000))
    expect(penaltyAt(steps, total, new Date(at(14)))).toEqual(total)
  })

  it('is zero until the last free step, which is named while it is in the future', () => {
    expect(freeUntil(steps, new Date(at(9)))).toBe(at(10))
    expect(freeUntil(steps, new Date(at(11)))).toBeNull()
    expect(refundabilityAt(steps, total, new Date(at(9)))).toBe('free')
    expect(refundabilityAt(steps, total, new Date(at(11)))).toBe('partial')
    expect(refundabilityAt(steps, total, new Date(at(15)))).toBe('none')
    expect(refundabilityAt([], total, new Date(at(9)))).toBe('none')
  })

  it('never decreases over time, and is never negative or above the price, for any input', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), moment, moment, (told, one, other) => {
        const [sooner, later] = one < other ? [one, other] : [other, one]
        const ordered = orderSteps(told, total)
        const costs = [penaltyAt(ordered, total, sooner).amount, penaltyAt(ordered, total, later).amount]
        expect(costs[0]).toBeLessThanOrEqual(costs[1] ?? 0)
        for (const cost of costs) expect(cost >= 0 && cost <= total.amount).toBe(true)
      }),
    )
  })
})

describe('every supplier’s format becomes the one model', () => {
  it('Duffel sends the refund before an instant', () => {
    const refunds = [
      { before: at(10), refund: total },
      { before: at(14), refund: usd(30_000) },
    ]
    expect(stepsFromRefunds(refunds, total)).toEqual([
      { until: at(10), penalty: usd(0) },
      { until: at(14), penalty: usd(10_000) },
    ])
  })

  it('Hotelbeds sends the cost from an instant on', () => {
    const penalties = [
      { from: at(14), amount: total },
      { from: at(10), amount: usd(10_000) },
    ]
    expect(stepsFromPenalties(penalties, total)).toEqual([
      { until: at(10), penalty: usd(0) },
      { until: at(14), penalty: usd(10_000) },
    ])
  })
})
