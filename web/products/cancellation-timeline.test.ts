import { expect, it } from 'vitest'
import { cancellationPhases } from './cancellation-timeline.tsx'

const naira = (amount: number) => ({ amount, currency: 'NGN' })

it('has the cost of cancelling between the steps, and the full price after the last one', () => {
  const steps = [
    { until: '2026-12-17T17:00:00Z', penalty: naira(0) },
    { until: '2026-12-22T11:00:00Z', penalty: naira(12_412_414) },
  ]
  expect(cancellationPhases(steps, naira(37_237_241))).toEqual([
    { from: null, until: '2026-12-17T17:00:00Z', costs: 'nothing', penalty: naira(0) },
    { from: '2026-12-17T17:00:00Z', until: '2026-12-22T11:00:00Z', costs: 'part', penalty: naira(12_412_414) },
    { from: '2026-12-22T11:00:00Z', until: null, costs: 'all', penalty: naira(37_237_241) },
  ])
})

it('a rate without steps costs the full price from the start', () => {
  expect(cancellationPhases([], naira(100))).toEqual([{ from: null, until: null, costs: 'all', penalty: naira(100) }])
})
