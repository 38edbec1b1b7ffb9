import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { Words } from '#domain/words.ts'
import { customers, mails, orders, tourReviews } from '#server/db/schema/index.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra, openTour, readyTour, searchTours } from '#tests/book-tour.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'
import { openOwner } from '#tests/open-owner.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { type AskOcto, askingOcto } from '#tests/tours/ask-octo.ts'
import { addReseller, publishOwnTour } from '#tests/tours/own-tour.ts'
import { askReview } from './ask-review.job.ts'

const { t, owner } = await openOwner()
const JAMESTOWN = /jamestown with a harbour pilot/i
let productId: string
let agencyId: string
let ask: AskOcto
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways')
  agencyId = (await owner.call('GET', '/session')).body.agency.id
  ask = askingOcto(t, (await addReseller(t.system, 'skyways')).key)
})

const shop = visitShop(t, 'skyways')
const HOUR = 3_600_000
/** Each search is new: one of the same words is answered from memory. */
let days = 0
async function buy() {
  t.setClock(() => new Date())
  days += 1
  const search = { ...familyInAccra, adults: 1, children: [], to: addDays(familyInAccra.to, days) }
  const chosen = await chooseStart(owner, JAMESTOWN, search)
  const { body } = await pay(owner, await readyTour(owner, chosen), 'wallet')
  await t.drain()
  return { orderId: body.orderId as string, day: chosen.day }
}
/** What the job does, so many hours after a departure of three hours at 09:00. */
async function askAfter({ orderId, day }: { orderId: string; day: string }, hours: number) {
  t.setClock(() => new Date(Date.parse(`${day}T12:00:00Z`) + hours * HOUR))
  await askReview.handle(t.system, { agencyId, orderId })
}
const mailsOf = (orderId: string) =>
  t.system.db
    .select()
    .from(mails)
    .where(eq(mails.orderId, orderId))
    .then((rows) => rows.filter(({ template }) => template === 'tour-review-asked'))
const tokenIn = (mail: { text: string } | undefined) => /\/tour\/review\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
async function asked() {
  const booked = await buy()
  // Each is later than the one before.
  await askAfter(booked, 24 + days)
  return { ...booked, token: tokenIn((await mailsOf(booked.orderId))[0]) }
}
const review = { rating: 4, text: 'The pilot knew every stone.', author: 'Adaeze O.' }
const write = (token: string, more: object = {}) =>
  shop.call('POST', '/tour-review-requests/review', { token, ...review, ...more })
const read = async (token: string) => (await shop.call('POST', '/tour-review-requests', { token })).body
const list = async (query = '') => (await owner.call('GET', `/tour-reviews${query}`)).body.items
const shown = async () => {
  days += 1
  const { searchId, tours } = await searchTours(owner, { ...familyInAccra, to: addDays(familyInAccra.to, days) })
  const found = tours.find(({ title }) => JAMESTOWN.test(title))
  const { tour } = await openTour(owner, { searchId, tourId: found?.id ?? '' })
  return { found, tour }
}

describe('a review of an own tour', () => {
  test('is asked for once, 20 hours after the departure, with a link to the storefront', async () => {
    const booked = await buy()
    await askAfter(booked, 19)
    expect(await mailsOf(booked.orderId)).toEqual([])
    await askAfter(booked, 21)
    await askAfter(booked, 22)
    const [mail, ...more] = await mailsOf(booked.orderId)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'adaeze@example.com', subject: 'How was Jamestown with a harbour pilot?' })
    expect(mail?.text).toContain('skyways.customer.localhost')
    expect(mail?.unsubscribeUrl).toContain(`/tour/review?token=${tokenIn(mail)}`)
    // The agency cannot write it: the outbox has neither the mail nor, once it is sent, its secret.
    const outbox = (await owner.call('GET', '/mails')).body.items
    expect(outbox.map(({ subject }: { subject: string }) => subject)).not.toContain(mail?.subject)
    expect(await read(tokenIn(mail))).toMatchObject({
      state: 'open',
      title: expect.stringMatching(JAMESTOWN),
      author: 'Adaeze O.',
    })
  })

  test('is not asked for where the booking was cancelled or nobody came', { tags: ['full'] }, async () => {
    const cancelled = await buy()
    const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${cancelled.orderId}/cancellation`)).body
    expect((await owner.call('POST', `/orders/${cancelled.orderId}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    await t.drain()
    await askAfter(cancelled, 24)
    expect(await mailsOf(cancelled.orderId)).toEqual([])
    const absent = await buy()
    const manifest = (await owner.call('GET', `/tour-departures/${productId}/walk/${absent.day}T09:00`)).body
    for (const { id, people } of manifest.bookings)
      for (const { place } of people) await owner.call('PUT', `/tour-bookings/${id}/no-shows`, { place, isNoShow: true })
    await askAfter(absent, 24)
    expect(await mailsOf(absent.orderId)).toEqual([])
  })

  test('is written once by its link, and rates the tour wherever it is shown', { tags: ['full'] }, async () => {
    const { token } = await asked()
    expect((await write(token, { rating: 6 })).status).toBe(422)
    expect((await write(token, { text: ' ' })).status).toBe(422)
    const both = await Promise.all([write(token), write(token, { rating: 1 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await write(token)).body.code).toBe('tour.review-written')
    const second = (await asked()).token
    const { rating } = await read(token)
    await write(second, { rating: 5 })
    const average = (rating + 5) / 2
    const { found, tour } = await shown()
    expect(found).toMatchObject({ score: average, reviewCount: 2 })
    expect(tour).toMatchObject({ score: average, reviewCount: 2, reviews: [{ ...review, rating: 5, answer: null }, { rating }] })
    const { body } = await ask('GET', `/products/${productId}`)
    expect(body.reviews).toMatchObject({ average, count: 2, latest: [{ rating: 5, text: review.text }, { rating }] })
  })

  test('cannot be written 60 days after it was asked for', { tags: ['full'] }, async () => {
    const { token, day } = await asked()
    t.setClock(() => new Date(Date.parse(`${day}T12:00:00Z`) + (24 + days + 60 * 24) * HOUR))
    expect((await read(token)).state).toBe('expired')
    expect((await write(token)).body.code).toBe('tour.review-link-expired')
    for (const other of ['none', `${token}x`]) expect((await write(other)).body.code).toBe('tour.review-link-invalid')
  })

  test('is answered and hidden with a recorded reason by the agency, and its words are not changed', {
    tags: ['full'],
  }, async () => {
    const { token } = await asked()
    await write(token, { rating: 1, text: 'It rained.' })
    const [one] = await list()
    expect(one).toMatchObject({ rating: 1, text: 'It rained.', answer: null, hidden: null })
    const before = (await shown()).found?.reviewCount ?? 0
    expect((await owner.call('PUT', `/tour-reviews/${one.id}/answer`, { text: 'Come in the dry season.' })).status).toBe(200)
    expect((await owner.call('PUT', `/tour-reviews/${one.id}/hidden`, { isHidden: true, reason: '' })).status).toBe(422)
    expect((await shown()).tour.reviews?.[0]).toMatchObject({ text: 'It rained.', answer: 'Come in the dry season.' })
    await owner.call('PUT', `/tour-reviews/${one.id}/hidden`, { isHidden: true, reason: 'It names a guide' })
    const after = await shown()
    expect(after.found?.reviewCount).toBe(before - 1)
    expect(after.tour.reviews?.map(({ text }) => text)).not.toContain('It rained.')
    expect((await list())[0]).toMatchObject({ text: 'It rained.', hidden: { reason: 'It names a guide', by: 'Adaeze Okonkwo' } })
    const [log] = (await owner.call('GET', '/audit')).body.items
    expect(log).toMatchObject({ action: 'review.hidden' })
    await owner.call('PUT', `/tour-reviews/${one.id}/hidden`, { isHidden: false })
    expect((await shown()).found?.reviewCount).toBe(before)
  })

  test('is of its agency alone', { tags: ['full'] }, async () => {
    const { token } = await asked()
    expect((await visitShop(t, 'savanna').call('POST', '/tour-review-requests', { token })).status).toBe(404)
    const savanna = await t.signIn('owner@savanna.test')
    expect((await savanna.call('GET', '/tour-reviews')).body.items).toEqual([])
    const [one] = await list()
    expect((await savanna.call('PUT', `/tour-reviews/${one.id}/answer`, { text: 'Hello' })).status).toBe(404)
  })

  test('keeps hostile words as they are', { tags: ['full'] }, async () => {
    const text = hostileTexts
      .filter((one) => Words.safeParse(one).success)
      .join(' ')
      .slice(0, 4_000)
    const { token } = await asked()
    expect((await write(token, { text })).status).toBe(200)
    expect((await list())[0].text).toBe(text)
    expect((await shown()).tour.reviews?.[0]?.text).toBe(text)
  })

  test('is exported with its customer and erased with them; who asked not to be asked is not', {
    tags: ['full'],
  }, async () => {
    const { token, orderId } = await asked()
    await write(token, { text: 'A secret of Zanzibar.' })
    const [order] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
    const id = order?.customerId ?? ''
    expect(await read(token)).toMatchObject({ isAsked: true })
    expect((await shop.call('POST', '/tour-review-requests/stop', { token })).status).toBe(200)
    expect(await read(token)).toMatchObject({ isAsked: false })
    const booked = await buy()
    await askAfter(booked, 24)
    expect(await mailsOf(booked.orderId)).toEqual([])
    const { body } = await owner.call('GET', `/customers/${id}/export`)
    const exported = typeof body === 'string' ? JSON.parse(body) : body
    expect(exported).toMatchObject({ wantsReviewMails: false })
    expect(exported.reviews.map((one: { text: string }) => one.text)).toContain('A secret of Zanzibar.')
    await t.system.db
      .update(orders)
      .set({ startsAt: new Date('2026-01-01'), endsAt: new Date('2026-01-02') })
      .where(eq(orders.customerId, id))
    expect((await owner.call('GET', `/customers/${id}/erasure`)).body.reviews).toBeGreaterThan(0)
    expect((await owner.call('POST', `/customers/${id}/erase`, {})).body).toEqual({ done: true })
    expect(await t.system.db.select().from(tourReviews).where(eq(tourReviews.author, review.author))).toEqual([])
    const [erased] = await t.system.db.select().from(customers).where(eq(customers.id, id))
    expect(erased?.erasedAt).not.toBeNull()
  })
})
