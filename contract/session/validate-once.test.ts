import { expect, it } from 'vitest'
import { z } from 'zod'
import { validateOnce } from './validate-once.ts'

const Flight = validateOnce(z.object({ from: z.string(), stops: z.int() }))
const answerTo = (value: unknown) => Flight['~standard'].validate(value)

it('removes unknown fields, and returns the same object each time', () => {
  const flight = { from: 'LOS', stops: 1, net: 400 }
  const first = answerTo(flight)
  expect(first).toEqual({ value: { from: 'LOS', stops: 1 } })
  expect(answerTo(flight)).toBe(first)
  expect(answerTo({ ...flight })).not.toBe(first)
})

it('throws each time for an invalid object', () => {
  const wrong = { from: 'LOS', stops: 0.5 }
  for (const _ of [1, 2]) expect(answerTo(wrong)).toMatchObject({ issues: [{ path: ['stops'] }] })
  expect(answerTo(null)).toMatchObject({ issues: [{ path: [] }] })
})
