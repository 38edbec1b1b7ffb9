import { expect, test } from 'vitest'
import { couponStatus } from './coupons.tsx'

test('a coupon of a flight still to come is open for use, on the day of departure too', () => {
  expect(couponStatus('Issued', '2026-12-01T07:40:00', '2026-11-21').label).toBe('Open for use')
  expect(couponStatus('Issued', '2026-11-21T07:40:00', '2026-11-21').label).toBe('Open for use')
})

test('a coupon of an earlier day has departed', () => {
  expect(couponStatus('Issued', '2026-11-20T23:55:00', '2026-11-21').label).toBe('Departed')
})

test('a cancelled or refunded order has no open coupon, whatever the day', () => {
  expect(couponStatus('TicketCanceled', '2026-12-01T07:40:00', '2026-11-21').label).toBe('Cancelled')
  expect(couponStatus('Refunded', '2026-12-01T07:40:00', '2026-11-21').label).toBe('Refunded')
  expect(couponStatus('TicketCancelationRequested', '2026-12-01T07:40:00', '2026-11-21').label).toBe('Cancellation requested')
})
