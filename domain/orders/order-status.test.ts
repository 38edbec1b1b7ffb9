import { describe, expect, it } from 'vitest'
import {
  canTake,
  IllegalTransition,
  type OrderEvent,
  type OrderStatus,
  orderEvents,
  orderStatuses,
  transition,
  transitions,
} from './order-status.ts'

/** The specification's fifteen statuses (section 4) and the design's table of transitions (section 4), with those of decisions 024 and 033. */
const design: Record<string, string> = {
  Pending: 'Not Paid, Paid, CustomerPaid, PendingTicketIssue, Failed, AwaitingAdmin',
  'Not Paid': 'Paid, CustomerPaid, Expired, AutoCanceled, Cancelled',
  CustomerPaid: 'PendingTicketIssue, AwaitingAdmin, Cancelled, Refunded',
  Paid: 'PendingTicketIssue, AwaitingAdmin, Failed, Refunded',
  PendingTicketIssue: 'Booked, Issued, AwaitingAdmin, Failed',
  AwaitingAdmin: 'Booked, Issued, Failed, Cancelled, Refunded',
  Booked: 'Issued, Cancelled, AutoCanceled, TicketCancelationRequested',
  Issued: 'TicketCancelationRequested',
  TicketCancelationRequested: 'TicketCanceled, Issued, Booked, AwaitingAdmin',
  TicketCanceled: 'Refunded',
  Failed: 'Refunded',
  Cancelled: 'Refunded',
  Expired: '',
  AutoCanceled: '',
  Refunded: '',
}

const targets = (from: OrderStatus) => [...new Set(Object.values(transitions[from]))].toSorted()
const pairs = orderStatuses.flatMap((from) => orderEvents.map((event): [OrderStatus, OrderEvent] => [from, event]))

describe('the life of an order', () => {
  it('has the fifteen statuses of the specification', () => {
    expect([...orderStatuses].toSorted()).toEqual(Object.keys(design).toSorted())
    expect(orderStatuses).toHaveLength(15)
  })

  it.each(orderStatuses)('has from %s exactly the transitions of the design', (from) => {
    expect(targets(from)).toEqual((design[from] ?? '').split(', ').filter(Boolean).toSorted())
  })

  it('reaches every status from Pending', () => {
    const reached = new Set<OrderStatus>(['Pending'])
    for (const from of reached) for (const to of targets(from)) reached.add(to)
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
  })

  it('can end from every status', () => {
    const ends = new Set<OrderStatus>(orderStatuses.filter((status) => targets(status).length === 0))
    expect([...ends].toSorted()).toEqual(['AutoCanceled', 'Expired', 'Refunded'])
    for (let grown = true; grown; ) {
      const before = ends.size
      for (const status of orderStatuses) if (targets(status).some((to) => ends.has(to))) ends.add(status)
      grown = ends.size > before
    }
    expect(ends.size).toBe(orderStatuses.length)
  })

  it('never returns to Pending, and no status leads to itself', () => {
    for (const from of orderStatuses) expect(targets(from)).not.toContain('Pending')
    for (const from of orderStatuses) expect(targets(from)).not.toContain(from)
  })

  it('refuses every event that a status does not list, and names both', () => {
    const refused = pairs.filter(([from, event]) => !Object.hasOwn(transitions[from], event))
    expect(refused.length).toBeGreaterThanOrEqual(190)
    for (const [from, event] of refused) {
      expect(canTake(from, event)).toBe(false)
      expect(() => transition(from, event)).toThrow(IllegalTransition)
      expect(() => transition(from, event)).toThrow(`${from} cannot take ${event}`)
    }
  })

  it('permits each listed event', () => {
    for (const [from, event] of pairs.filter(([one, each]) => Object.hasOwn(transitions[one], each))) {
      expect(canTake(from, event)).toBe(true)
      expect(transition(from, event)).toBe(transitions[from][event])
    }
  })

  it('uses every event', () => {
    const used = new Set(orderStatuses.flatMap((from) => Object.keys(transitions[from])))
    expect([...used].toSorted()).toEqual([...orderEvents].toSorted())
  })

  it('refunds only from statuses in which money can have been taken', () => {
    expect(canTake('Not Paid', 'money-returned')).toBe(false)
    expect(canTake('Expired', 'money-returned')).toBe(false)
    expect(canTake('Refunded', 'money-returned')).toBe(false)
  })
})
