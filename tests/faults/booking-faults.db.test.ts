import { describe, expect, test } from 'vitest'
import { pay } from '../book-flight.ts'
import { openTroubledDesk } from './open-desk.ts'

const desk = await openTroubledDesk()

interface Ending {
  status: string
  bookings: number
  /** The text in the order's history. */
  words: RegExp
  /** The amount missing from the wallet, of the price and of the margin in it. */
  spent(price: number, margin: number): number
}

const issued: Ending = {
  status: 'Issued',
  bookings: 1,
  words: /^Booking reference [A-Z0-9]{6}$/,
  spent: (price, margin) => price - margin,
}
const waiting: Ending = {
  status: 'AwaitingAdmin',
  bookings: 0,
  words: /^The airline knows of no such booking yet\. Check with the airline before anything is booked again\.$/,
  spent: (price) => price,
}
const returned = (words: RegExp): Ending => ({ status: 'Refunded', bookings: 0, words, spent: () => 0 })

const unreachable = { ends: returned(/^The airline could not be reached\./), calls: 0 }
const soldOut = { ends: returned(/^The airline sold the last seat while the ticket was being issued\./) }
const refused = { ends: returned(/^The airline refused to issue the ticket\./) }
const dearer = { ends: returned(/^The airline changed the price while the ticket was being issued\./) }

interface Row {
  f: string
  /** The armed fault; without one the supplier's address is unreachable. */
  fault?: string
  ms?: number
  field?: string
  ends: Ending
  /** How often the booking was sent: more than once only if the supplier reported that it did nothing. */
  calls?: number
}

const table: Row[] = [
  { f: 'F1', ...unreachable },
  { f: 'F2', ...unreachable },
  { f: 'F3', ...unreachable },
  { f: 'F4', fault: 'hang', ends: waiting },
  { f: 'F5', fault: 'hang-body', ends: issued },
  { f: 'F6', fault: 'drip', ms: 2, ends: issued },
  { f: 'F6', fault: 'drip', ends: issued },
  { f: 'F7', fault: 'reset-body', ends: issued },
  { f: 'F7', fault: 'reset', ends: waiting },
  { f: 'F8', fault: 'truncated-json', ends: issued },
  { f: 'F8', fault: 'malformed-json', ends: issued },
  { f: 'F9', fault: 'html-200', ends: waiting },
  { f: 'F9', fault: 'empty-body', ends: waiting },
  { f: 'F10', fault: 'wrong-content-type', ends: issued },
  { f: 'F11', fault: 'wrong-currency', ends: issued },
  { f: 'F11', fault: 'wrong-unit', ends: issued },
  { f: 'F12', fault: 'price-negative', ends: issued },
  { f: 'F12', fault: 'price-zero', ends: issued },
  { f: 'F12', fault: 'price-huge', ends: issued },
  { f: 'F12', fault: 'price-nan', ends: issued },
  { f: 'F13', fault: 'duplicate-ids', ends: issued },
  { f: 'F14', fault: 'missing-field', ends: issued },
  { f: 'F14', fault: 'missing-field', field: 'passengers', ends: issued },
  { f: 'F15', fault: 'huge-body', ends: waiting },
  { f: 'F16', fault: 'gzip-bomb', ends: waiting },
  { f: 'F17', fault: '429', ends: issued, calls: 2 },
  { f: 'F17', fault: '429-bare', ends: issued, calls: 2 },
  { f: 'F18', fault: '500', ends: waiting },
  { f: 'F18', fault: '502-html', ends: waiting },
  { f: 'F18', fault: '503', ends: issued, calls: 2 },
  { f: 'F19', fault: 'lost-answer', ends: issued },
  { f: 'F19', fault: '500-after', ends: issued },
  { f: 'F19', fault: 'accepted-then-lost', ends: issued },
  { f: 'F20', fault: 'offer-gone', ...soldOut },
  { f: 'F20', fault: 'sold-out', ...soldOut },
  { f: 'F20', fault: 'price-change', ...dearer },
  { f: 'own', fault: 'ticket-refused', ...refused },
  { f: 'own', fault: 'insufficient-balance', ...refused },
]

describe('a fault while a paid order is booked', () => {
  test.each(table.map((row) => [`${row.f} ${row.fault ?? ''} ${row.field ?? ''}`, row] as const))('%s', async (_name, row) => {
    const { f, ends, calls = 1, ...fault } = row
    const before = await desk.balance()
    const checkout = await desk.checkout()
    if (fault.fault)
      await desk.t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: fault.fault, ...fault })
    else await desk.renew({ duffel: desk.dead[f] })
    const { orderId } = (await pay(desk.owner, checkout, 'wallet')).body
    await desk.settle()
    const order = await desk.orderOf(orderId)
    expect(order.status).toBe(ends.status)
    expect(order.timeline.filter(({ note }) => ends.words.test(note ?? ''))).toHaveLength(1)
    for (const { note } of order.timeline) expect(note ?? '').not.toMatch(/\b(GET|POST|zenith|HTTP_\d+)\b|duffel:/)
    expect(await desk.bookings(orderId)).toBe(ends.bookings)
    expect(await desk.calls('POST /duffel/air/orders')).toBe(calls)
    expect(before - (await desk.balance())).toBe(ends.spent(checkout.offer.total.amount, order.margin?.amount ?? 0))
  })
})
