import { describe, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { pay } from '../book-flight.ts'
import { sizes, spread } from '../sizes.ts'
import { openTroubledDesk } from './open-desk.ts'

const desk = await openTroubledDesk()

interface Row {
  f: string
  /** The armed fault; without one the supplier's address is unreachable. */
  fault?: string
  ms?: number
  field?: string
  times?: number
}

/** Responses without the current price of the offer. */
const untold: Row[] = [
  { f: 'F1' },
  { f: 'F2' },
  { f: 'F3' },
  ...['hang', 'hang-body', 'drip', 'reset', 'reset-body', 'truncated-json', 'malformed-json', 'html-200', 'empty-body'].map(
    (fault) => ({ f: 'F4 to F9', fault }),
  ),
  { f: 'F10', fault: 'wrong-content-type' },
  { f: 'F11', fault: 'wrong-currency' },
  ...['price-negative', 'price-zero', 'price-huge', 'price-nan'].map((fault) => ({ f: 'F12', fault })),
  { f: 'F14', fault: 'missing-field' },
  { f: 'F14', fault: 'missing-field', field: 'total_amount' },
  { f: 'F15', fault: 'huge-body' },
  { f: 'F16', fault: 'gzip-bomb' },
  { f: 'F17', fault: '429' },
  { f: 'F17', fault: '429-bare' },
  ...['500', '502-html', '503'].map((fault) => ({ f: 'F18', fault })),
  ...['lost-answer', '500-after'].map((fault) => ({ f: 'F19', fault })),
]
/** The call is safe, so it is retried. */
const harmless: Row[] = [
  { f: 'F6', fault: 'drip', ms: 2 },
  { f: 'F13', fault: 'duplicate-ids' },
  { f: 'F18', fault: '502-html', times: 1 },
]
const another: Row[] = [
  { f: 'F11', fault: 'wrong-unit' },
  { f: 'own', fault: 'price-change' },
]
/** F20: found in the search, gone at the price check. */
const gone: Row[] = [
  { f: 'F20', fault: 'offer-gone' },
  { f: 'F20', fault: 'sold-out' },
]

const named = (rows: Row[]) =>
  spread(rows, sizes.faultsOfAKind).map((row) => [[row.f, row.fault, row.field].filter(Boolean).join(' '), row] as const)

async function strike({ f, ...fault }: Row): Promise<void> {
  if (fault.fault) await desk.t.arm({ vendor: 'duffel', method: 'GET', path: '/air/offers', fault: fault.fault, ...fault })
  else await desk.renew({ duffel: desk.dead[f] })
}

const review = ({ id }: FlightCheckout) => desk.owner.call('POST', `/checkouts/${id}/review`)
const asAgreed = ({ offer }: FlightCheckout) => ({ state: 'open', priceChange: null, offer: { total: offer.total } })

describe('a fault while a chosen offer is repriced', () => {
  test.each(named(untold))('%s: an error is shown, nothing changes, and a later attempt continues', async (_name, row) => {
    const checkout = await desk.checkout()
    await strike(row)
    expect(await review(checkout)).toMatchObject({ status: 503, body: { code: 'supplier.unavailable' } })
    await desk.renew()
    expect(await review(checkout)).toMatchObject({ status: 200, body: asAgreed(checkout) })
  })

  test.each(named(harmless))('%s: the price is unchanged', async (_name, row) => {
    const checkout = await desk.checkout()
    await strike(row)
    expect(await review(checkout)).toMatchObject({ status: 200, body: asAgreed(checkout) })
  })

  test.each(named(another))('%s: another price must be accepted, and nothing is paid otherwise', async (_name, row) => {
    const checkout = await desk.checkout()
    const { total } = checkout.offer
    const before = await desk.balance()
    await strike(row)
    const { body } = await review(checkout)
    expect(body).toMatchObject({ state: 'open', offer: { total }, priceChange: { before: total } })
    expect(body.priceChange.after.amount).not.toBe(total.amount)
    expect(await pay(desk.owner, checkout, 'wallet')).toMatchObject({ status: 409, body: { code: 'checkout.price-changed' } })
    expect(await desk.balance()).toBe(before)
  })

  test.each(named(gone))('%s: the offer is unavailable, and nothing is paid', async (_name, row) => {
    const checkout = await desk.checkout()
    const before = await desk.balance()
    await strike(row)
    expect(await review(checkout)).toMatchObject({ status: 200, body: { state: 'gone' } })
    expect(await pay(desk.owner, checkout, 'wallet')).toMatchObject({ status: 410, body: { code: 'flight.offer-gone' } })
    expect(await desk.balance()).toBe(before)
  })
})
