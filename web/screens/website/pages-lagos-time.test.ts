import { expect, test } from 'vitest'
import { fromLagos, toLagos } from './pages-lagos-time.ts'

test('eight in the morning in Lagos is seven in Greenwich, in January and in July', () => {
  expect(fromLagos('2026-01-15T08:00')).toBe('2026-01-15T07:00:00.000Z')
  expect(fromLagos('2026-07-15T08:00')).toBe('2026-07-15T07:00:00.000Z')
  expect(toLagos(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01T00:30')
})

test('what is no time is none', () => {
  expect(fromLagos('')).toBeNull()
  expect(fromLagos('tomorrow')).toBeNull()
})
