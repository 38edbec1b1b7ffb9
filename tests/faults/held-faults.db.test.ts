import { describe, expect, test } from 'vitest'
import type { FlightOrder } from '#contract/products/flight.ts'
import { hold } from '../book-flight.ts'
import { sizes, spread } from '../sizes.ts'
import { openTroubledDesk } from './open-desk.ts'

const desk = await openTroubledDesk()

interface Ending {
  status: string
  /** The order's seats at the airline, held or ticketed. */
  bookings: number
  words: RegExp
}

interface Row {
  fault: string
  ends: Ending
  calls?: number
}

const rows = (faults: string[], ends: Ending, calls = 1): Row[] =>
  spread(faults, sizes.faultsOfAKind).map((fault) => ({ fault, ends, calls }))
const named = (table: Row[]) => table.map((row) => [row.fault, row] as const)

/** The call was executed, its response is unusable. */
const lost = ['lost-answer', '500-after', 'hang-body', 'reset-body', 'truncated-json', 'wrong-content-type', 'accepted-then-lost']
/** The call was not executed, and the response does not say so. */
const unclear = ['hang', 'reset', 'html-200', 'empty-body', 'gzip-bomb', '500', '502-html']
/** The supplier reported once that nothing was executed. */
const busy = ['503', '429-bare']

const ended = (status: string, words: RegExp): Ending => ({ status, bookings: 0, words })
const seatsHeld: Ending = { status: 'Not Paid', bookings: 1, words: /^Booking reference [A-Z0-9]{6}/ }
const notHeld = ended('Failed', /^The airline has not confirmed the hold\. Nothing was charged;/)

const holding: Row[] = [
  ...rows(lost, seatsHeld),
  // A hold has no amount: the airline holds at its current price, and paying asks for its acceptance.
  ...rows(['price-change'], seatsHeld),
  ...rows(busy, seatsHeld, 2),
  ...rows(unclear, notHeld),
  ...rows(['ticket-refused'], ended('Failed', /^The airline refused to hold the seats\./)),
  ...rows(['sold-out', 'offer-gone'], ended('Failed', /^The airline sold the last seat before it was held\./)),
]

const ticketed: Ending = { status: 'Issued', bookings: 1, words: /^Booking reference [A-Z0-9]{6}/ }
const unpaid: Ending = {
  status: 'AwaitingAdmin',
  bookings: 1,
  words: /^The airline has not confirmed the payment of the held seats\. Check with the airline before it is paid again\.$/,
}
const refused = ended('Refunded', /^The airline refused to issue the ticket\./)

const paying: Row[] = [
  ...rows(lost, ticketed),
  ...rows(busy, ticketed, 2),
  ...rows(unclear, unpaid),
  ...rows(['ticket-refused', 'insufficient-balance'], refused),
  ...rows(['price-change'], ended('Refunded', /^The airline changed the price while the held seats were being paid\./)),
]

async function expectEnd(order: FlightOrder, { ends, calls }: Row, line: string): Promise<void> {
  expect(order.status).toBe(ends.status)
  expect(order.timeline.some(({ note }) => ends.words.test(note ?? ''))).toBe(true)
  expect(await desk.bookings(order.id)).toBe(ends.bookings)
  expect(await desk.calls(line)).toBe(calls)
}

describe('a fault while seats are held charges nothing', () => {
  test.each(named(holding))('%s', async (_name, row) => {
    const before = await desk.balance()
    const checkout = await desk.holdable()
    await desk.t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: row.fault })
    const { orderId } = (await hold(desk.owner, checkout)).body
    await desk.settle()
    await expectEnd(await desk.orderOf(orderId), row, 'POST /duffel/air/orders')
    expect(await desk.balance()).toBe(before)
  })
})

describe('a fault while a hold is paid', () => {
  test.each(named(paying))('%s', async (_name, row) => {
    const before = await desk.balance()
    const { orderId } = (await hold(desk.owner, await desk.holdable())).body
    await desk.t.drain()
    const { pay, total } = await desk.orderOf(orderId)
    await desk.t.arm({ vendor: 'duffel', method: 'POST', path: '/air/payments', times: 1, fault: row.fault })
    const body = { method: 'wallet', total, idempotencyKey: pay?.idempotencyKey }
    expect((await desk.owner.call('POST', `/orders/${orderId}/pay`, body)).status).toBe(200)
    await desk.settle()
    const order = await desk.orderOf(orderId)
    await expectEnd(order, row, 'POST /duffel/air/payments')
    const spent: Record<string, number> = { Issued: total.amount - (order.margin?.amount ?? 0), AwaitingAdmin: total.amount }
    expect(before - (await desk.balance())).toBe(spent[order.status] ?? 0)
  })
})
