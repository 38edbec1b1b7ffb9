import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitSteps } from './filter-field.tsx'

it('offers whole half hours between the ends', () => {
  const steps = limitSteps({ min: 395, max: 1_610, unit: 'duration', isFloor: false }, null)
  expect(steps.every((minutes) => minutes % 30 === 0)).toBe(true)
  expect(steps[0]).toBeGreaterThanOrEqual(395)
  expect(steps.at(-1)).toBeLessThanOrEqual(1_620)
})

it('includes the limit of a link, in order', () => {
  const steps = limitSteps({ min: 100_000, max: 900_000, unit: 'money', isFloor: false }, 123_457)
  expect(steps).toContain(123_457)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

it('never offers a value twice, nor one that leaves nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), fc.boolean(), (min, width, isFloor) => {
      const steps = limitSteps({ min, max: min + width, unit: 'money', isFloor }, null)
      expect(new Set(steps).size).toBe(steps.length)
      expect(steps.every((step) => step >= min)).toBe(true)
    }),
  )
})
