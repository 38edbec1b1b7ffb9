import { expect, test } from 'vitest'
import { stageOf } from './quote-stages.ts'

test.each([
  ['draft', false, 'draft'],
  ['sent', false, 'sent'],
  ['viewed', false, 'viewed'],
  ['accepted', false, 'accepted'],
  ['accepted', true, 'booked'],
  ['declined', false, 'lost'],
  ['expired', false, 'lost'],
  ['withdrawn', false, 'lost'],
] as const)('a quote that is %s, with every offer ordered: %s, stands under %s', (status, isBooked, stage) => {
  expect(stageOf({ status, isBooked })).toBe(stage)
})
