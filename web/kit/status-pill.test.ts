import { expect, it } from 'vitest'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { statusLabel } from './status-pill.tsx'

it.each(['stay', 'tour', 'protection'] as const)('no status of a %s is called by a word of flights', (product) => {
  for (const status of orderStatuses) expect(statusLabel(status, product)).not.toMatch(/issue|ticket|depart/i)
})

it('a stay that its property confirmed is confirmed, a ticketed flight is issued', () => {
  expect([statusLabel('Issued', 'stay'), statusLabel('Issued', 'flight')]).toEqual(['Confirmed', 'Issued'])
})
