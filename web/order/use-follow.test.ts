import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { isUnderWay } from './use-follow.ts'

const issuedAt = '2026-11-21T10:00:00.000Z'
const mail = { id: 'm1', subject: 'Your e-ticket', to: 'ngozi@example.com' }
const order = (mails: OrderDetail['mails']): Parameters<typeof isUnderWay>[0] => ({
  status: 'Issued',
  payments: [],
  timeline: [{ id: 'e1', at: issuedAt, event: 'Tickets issued', status: 'Issued', actor: 'System', note: null }],
  mails,
  emailed: [],
  cancelled: null,
  change: null,
})

describe('an order that was just issued', () => {
  it('is polled until its mail is sent', () => {
    expect(isUnderWay(order([]), '2026-11-21T10:00:02.000Z')).toBe(true)
    expect(isUnderWay(order([{ ...mail, status: 'queued', at: '2026-11-21T10:00:03.000Z' }]), '2026-11-21T10:00:04.000Z')).toBe(
      true,
    )
    expect(
      isUnderWay(order([{ ...mail, status: 'sent' as const, at: '2026-11-21T10:00:03.000Z' }]), '2026-11-21T10:00:06.000Z'),
    ).toBe(false)
  })

  it('does not count as mailed because of earlier mails', () => {
    const held = { ...mail, status: 'sent' as const, at: '2026-11-21T09:00:00.000Z' }
    expect(isUnderWay(order([held]), '2026-11-21T10:00:02.000Z')).toBe(true)
  })

  it('is not polled after a minute, nor if it was issued long ago', () => {
    expect(isUnderWay(order([]), '2026-11-21T10:01:01.000Z')).toBe(false)
  })
})

it('an order whose confirmation is being mailed is polled until it is sent, for a minute at most', () => {
  const emailed = (status: 'queued' | 'sent') => [{ to: 'ada@example.com', at: '2026-11-23T09:00:00.000Z', status }]
  const asked = (status: 'queued' | 'sent', now: string) => isUnderWay({ ...order([]), emailed: emailed(status) }, now)
  expect(asked('queued', '2026-11-23T09:00:05.000Z')).toBe(true)
  expect(asked('sent', '2026-11-23T09:00:05.000Z')).toBe(false)
  expect(asked('queued', '2026-11-23T09:01:00.000Z')).toBe(false)
})

describe('a stay that was cancelled', () => {
  const cancelled = (refund: number): Parameters<typeof isUnderWay>[0] => ({
    status: 'TicketCanceled',
    payments: [],
    timeline: [],
    mails: [],
    emailed: [],
    cancelled: {
      at: issuedAt,
      penalty: { amount: 0, currency: 'NGN' },
      refund: { amount: refund, currency: 'NGN' },
      wallet: null,
    },
    change: null,
  })

  it('is polled until its refund has arrived, and not at all without a refund', () => {
    expect(isUnderWay(cancelled(152_814), '2026-11-21T11:00:00.000Z')).toBe(true)
    expect(isUnderWay(cancelled(0), '2026-11-21T11:00:00.000Z')).toBe(false)
    expect(isUnderWay({ ...cancelled(152_814), status: 'Refunded' }, '2026-11-21T11:00:00.000Z')).toBe(false)
  })
})
