import { describe, expect, test } from 'vitest'
import type { QuoteBoard } from '#contract/quotes/quote-board.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { chooseStart, familyInAccra } from '#tests/book-tour.ts'
import { openQuotes } from '#tests/quotes/open-quotes.ts'
import { answersFor, coupleOfTrip, payTrip, readTrip, readTripCheckout } from '#tests/trips/book-trip.ts'

const { t, owner, dearer, read, quoted, send, accept, book } = await openQuotes()

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}

async function enterPeople(checkout: TripCheckout) {
  const contact = { email: 'ada@example.com', phone: '+2348031234567' }
  const entered = { people: coupleOfTrip.slice(0, 1), contact, answers: answersFor(checkout) }
  await owner.call('PUT', `/trip-checkouts/${checkout.id}/people`, entered)
}

const stageOf = async (id: string) => {
  const { columns }: QuoteBoard = (await owner.call('GET', '/quotes/board')).body
  return columns.find(({ items }) => items.some((one) => one.id === id))?.stage
}

describe('accepted items that are booked together', () => {
  /** An accepted quote with a flight and a tour for one adult, each with a fee. */
  async function acceptedTwo() {
    const quote = await quoted()
    const { searchId, tourId, optionId, day, start } = await chooseStart(owner, /./, {
      ...familyInAccra,
      adults: 1,
      children: [],
    })
    const choice = { product: 'tour', searchId, tourId, optionId, day, time: start.time }
    await owner.call('POST', `/quotes/${quote.id}/choices`, { choice })
    await accept(quote, await send(quote))
    const { accepted: answer } = await read(quote.id)
    return { ...quote, total: answer.total }
  }
  const together = (id: string) => owner.call('POST', `/quotes/${id}/book-together`)

  test('have one checkout at their quoted prices; paid, the quote is booked', async () => {
    const { id, total, partId } = await acceptedTwo()
    const { status, body } = await together(id)
    expect(status).toBe(201)
    const opened = await readTripCheckout(owner, body.checkoutId)
    expect(opened).toMatchObject({ name: 'To Abuja', total })
    expect(opened.items).toHaveLength(2)
    // Again it is the same checkout, of a trip that colleagues see.
    expect((await together(id)).body).toEqual(body)
    const agent = await t.signIn('agent@skyways.test')
    expect((await readTrip(agent, opened.tripId ?? '')).items).toHaveLength(2)
    await enterPeople(opened)
    const ready = (await owner.call('POST', `/trip-checkouts/${opened.id}/review`)).body
    expect(ready.total).toEqual(total)
    expect((await payTrip(owner, ready, 'keep')).status).toBe(200)
    await settle()
    expect(await stageOf(id)).toBe('booked')
    expect((await together(id)).body.code).toBe('quote.nothing-to-book')
    expect((await book({ id, partId })).body.code).toBe('checkout.done')
  })

  test('keep their markup where suppliers ask more, and wait for a decision', { tags: ['full'] }, async () => {
    const { id, total } = await acceptedTwo()
    dearer()
    const opened = await readTripCheckout(owner, (await together(id)).body.checkoutId)
    expect(opened.total).toEqual(total)
    const flight = opened.items.find(({ product }) => product === 'flight')
    expect(flight?.change?.before).toEqual(flight?.total)
    expect(flight?.change?.after.amount).toBeGreaterThan(flight?.total.amount ?? 0)
  })

  test('leave out one that is booked on its own meanwhile', { tags: ['full'] }, async () => {
    const { id, partId } = await acceptedTwo()
    const { checkoutId } = (await together(id)).body
    const { tripId } = await readTripCheckout(owner, checkoutId)
    const alone = (await book({ id, partId })).body
    expect(alone.product).toBe('flight')
    expect(alone.checkoutId).not.toBe(checkoutId)
    expect((await readTrip(owner, tripId ?? '')).items.map(({ product }) => product)).toEqual(['tour'])
  })

  test('are booked again without what is booked, where an item could not be', { tags: ['full'] }, async () => {
    const { id, partId } = await acceptedTwo()
    const opened = await readTripCheckout(owner, (await together(id)).body.checkoutId)
    await enterPeople(opened)
    const ready = (await owner.call('POST', `/trip-checkouts/${opened.id}/review`)).body
    await t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: 'ticket-refused' })
    await payTrip(owner, ready, 'keep')
    await settle()
    expect(await stageOf(id)).toBe('accepted')
    const again = await readTripCheckout(owner, (await together(id)).body.checkoutId)
    expect(again.items.map(({ product }) => product)).toEqual(['flight'])
    expect((await book({ id, partId })).body.product).toBe('flight')
  })

  test('are those of an accepted quote only', { tags: ['full'] }, async () => {
    const { id } = await quoted()
    expect((await together(id)).body.code).toBe('quote.not-accepted')
  })
})
