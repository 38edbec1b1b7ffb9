import { describe, expect, test, vi } from 'vitest'
import { addDays, daysBetween, formatDate } from '#domain/dates.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { openOwner } from '#tests/open-owner.ts'
import { bookPackage, couple, makePackage, planPackage, readPackage, savePackage } from '#tests/packages/make-package.ts'
import { addItem, readTrip, readTripCheckout } from '#tests/trips/book-trip.ts'

const { t, owner } = await openOwner()
const agent = await t.signIn('agent@skyways.test')
const stranger = await t.signIn('owner@savanna.test')

describe('a package', () => {
  test('is made from a planned trip, which stays, and is published once it is complete', async () => {
    const tripId = await planPackage(owner)
    const made = await owner.call('POST', '/packages', { name: 'Accra for two', tripId })
    expect(made.status).toBe(201)
    const { id } = made.body
    const draft = await readPackage(owner, id)
    expect(draft).toMatchObject({ status: 'draft', slug: 'accra-for-two', currency: 'NGN', departures: [] })
    expect(draft.items.map(({ product }) => product).toSorted()).toEqual(['stay', 'tour'])
    expect((await readTrip(owner, tripId)).items).toHaveLength(2)
    const refused = await owner.call('PUT', `/packages/${id}/status`, { status: 'published' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'package.incomplete' } })
    expect(refused.body.data.missing).toEqual(draft.missing)
    expect(draft.missing).toHaveLength(3)

    const { content, price } = draft
    const words = { content: { ...content, summary: 'By the sea.' }, price: { ...price, perAdult: 900_000_00 } }
    expect((await savePackage(owner, id, words)).status).toBe(200)
    const day = addDays(draft.items[0]?.from ?? '', 7)
    await owner.call('POST', `/packages/${id}/departures`, { days: [day, day], places: 8 })
    const published = await owner.call('PUT', `/packages/${id}/status`, { status: 'published' })
    expect(published.body).toMatchObject({ status: 'published', missing: [], departures: [{ day, places: 8, taken: 0 }] })
    const sold = (await agent.call('GET', '/offered-packages')).body.items
    expect(sold).toContainEqual(
      expect.objectContaining({ slug: 'accra-for-two', nextDay: day, price: expect.objectContaining({ isExact: true }) }),
    )
    const ofShop = (path: string) => t.app.inject({ url: path, headers: { host: 'skyways.customer.localhost' } })
    expect((await ofShop('/api/shop/site')).json().hasPackages).toBe(true)
    expect((await ofShop('/sitemap.xml')).body).toContain('/packages/accra-for-two</loc>')
    await owner.call('PUT', `/packages/${id}/status`, { status: 'archived' })
    expect((await ofShop('/api/shop/site')).json().hasPackages).toBe(false)
    expect((await ofShop('/sitemap.xml')).body).not.toContain('/packages')
    expect((await agent.call('GET', '/offered-packages/accra-for-two')).status).toBe(404)
  })

  test('is read by agents without cost, changed by who may write packages, and unknown to other agencies', async () => {
    const { id } = await makePackage(owner)
    const seen = await readPackage(agent, id)
    expect(seen.items.map(({ cost }) => cost)).toEqual([null, null])
    expect((await savePackage(agent, id, {})).status).toBe(403)
    expect((await stranger.call('GET', `/packages/${id}`)).status).toBe(404)
    expect((await stranger.call('PUT', `/packages/${id}/status`, { status: 'draft' })).status).toBe(404)
  })

  test('has at most 200 departures that are still to come', { tags: ['full'] }, async () => {
    const { id, day } = await makePackage(owner)
    const add = async (from: string) => {
      const days = Array.from({ length: 50 }, (_, at) => addDays(from, at))
      return (await owner.call('POST', `/packages/${id}/departures`, { days, places: 8 })).body.code ?? 'added'
    }
    for (const past of [-500, -400, -300, -200]) expect(await add(addDays(day, past))).toBe('added')
    for (const coming of [100, 200, 300]) expect(await add(addDays(day, coming))).toBe('added')
    // With that of the package itself it would be 201.
    expect(await add(addDays(day, 400))).toBe('package.full')
    const { departures } = await readPackage(owner, id)
    expect(departures.filter(({ isOver }) => isOver)).toHaveLength(200)
    expect(departures.filter(({ isOver }) => !isOver)).toHaveLength(151)
  })

  test('is saved against its revision, with an address of its own', { tags: ['full'] }, async () => {
    const { id } = await makePackage(owner)
    const { slug, revision, name, minPeople, content, price } = await readPackage(owner, id)
    const other = (await owner.call('POST', '/packages', { name: 'Accra for two' })).body.id
    expect((await readPackage(owner, other)).slug).not.toBe(slug)
    expect((await savePackage(owner, other, { slug })).body.code).toBe('package.slug-taken')
    const stale = { name, slug, minPeople, content, price, revision: revision - 1 }
    expect((await owner.call('PUT', `/packages/${id}`, stale)).body.code).toBe('package.changed-elsewhere')
  })

  test('is the template of another one, with its items and without its departures', { tags: ['full'] }, async () => {
    const { id, items } = await makePackage(owner)
    const copy = await readPackage(owner, (await owner.call('POST', `/packages/${id}/duplicate`)).body.id)
    expect(copy).toMatchObject({ name: 'Copy of Accra for two', status: 'draft', departures: [] })
    expect(copy.items.map(({ title }) => title)).toEqual(items.map(({ title }) => title))
  })

  test('costs more than its price: it is not sold, and only who sees margin is told how much is missing', {
    tags: ['full'],
  }, async () => {
    const made = await makePackage(owner, { perAdult: 100 })
    const refused = await bookPackage(owner, made)
    expect(refused).toMatchObject({ status: 409, body: { code: 'package.below-cost' } })
    const { body: check } = await owner.call('POST', `/packages/${made.id}/departures/${made.departureId}/check`, {
      party: couple,
    })
    expect(check.missing).toEqual(refused.body.data.missing)
    expect(check.missing.amount).toBe(check.cost.amount - 200)
    expect((await bookPackage(agent, made)).body.data).not.toHaveProperty('missing')
    expect((await readPackage(owner, made.id)).departures[0]?.taken).toBe(0)
  })

  test('is sold on other days for other people: every item is moved, and its prices sum to the price', async () => {
    const made = await makePackage(owner)
    const four = { adults: 4, children: [] }
    const opened = await bookPackage(owner, { ...made, party: four })
    expect(opened.status).toBe(201)
    const checkout = await readTripCheckout(owner, opened.body.checkoutId)
    expect(checkout).toMatchObject({
      package: { id: made.id },
      tripId: null,
      isReviewed: true,
      total: { amount: 4 * 5_000_000_00 },
    })
    for (const item of checkout.items) {
      const chosen = made.items.find(({ title }) => title === item.title)
      expect(item.from).toBe(addDays(chosen?.from ?? '', daysBetween(made.first, made.day)))
      expect(item.people).toBe('4 adults')
    }
    expect(checkout.items.find(({ product }) => product === 'stay')?.facts[0]).toContain('2 rooms')
    const sum = checkout.items.reduce((total, item) => total + item.total.amount, 0)
    expect(sum).toBe(checkout.total.amount)
    // In another tab it is the same checkout, with the same places.
    expect((await bookPackage(owner, { ...made, party: four })).body).toEqual(opened.body)
    expect((await readPackage(owner, made.id)).departures[0]?.taken).toBe(4)
  })

  test('names what is not available on the days of a departure, and holds nothing', { tags: ['full'] }, async () => {
    const made = await makePackage(owner, { later: 700 })
    const refused = await bookPackage(owner, made)
    expect(refused).toMatchObject({ status: 410, body: { code: 'package.item-gone' } })
    expect(refused.body.data.titles.toSorted()).toEqual(made.items.map(({ title }) => title).toSorted())
    for (const { title, from } of made.items) {
      const day = formatDate(addDays(from, 700))
      expect(refused.body.data.says).toContainEqual(
        expect.stringMatching(new RegExp(`^${title} is not (available|sold) on ${day}`)),
      )
    }
    expect((await readPackage(owner, made.id)).departures[0]?.taken).toBe(0)
  })

  test('finds the same flights in the same fare on another day for more people', { tags: ['full'] }, async () => {
    const { id: tripId } = (await owner.call('POST', '/planned-trips', { name: 'Abuja' })).body
    const { searchId, offers } = await search(owner, oneAdultToAbuja)
    await addItem(owner, tripId, { product: 'flight', searchId, offerId: offers[0]?.id })
    const { id } = (await owner.call('POST', '/packages', { name: 'Abuja', tripId })).body
    const { price, content, items } = await readPackage(owner, id)
    const fixed = { ...price, kind: 'cost-plus', percent: 1_000 }
    await savePackage(owner, id, { price: fixed, content: { ...content, summary: 'A flight.' } })
    await owner.call('POST', `/packages/${id}/departures`, { days: [addDays(items[0]?.from ?? '', 7)], places: 9 })
    const { body } = await owner.call('PUT', `/packages/${id}/status`, { status: 'published' })
    const departureId = body.departures[0].id
    const check = (await owner.call('POST', `/packages/${id}/departures/${departureId}/check`, { party: couple })).body
    expect(check.gone).toEqual([])
    // Ten percent of the cost, rounded half up.
    expect(check.price.amount).toBe(check.cost.amount + Math.floor((check.cost.amount + 5) / 10))
    const opened = await bookPackage(owner, { slug: body.slug, departureId })
    const { items: moved, total } = await readTripCheckout(owner, opened.body.checkoutId)
    expect(moved[0]).toMatchObject({ title: items[0]?.title, people: '2 adults', from: addDays(items[0]?.from ?? '', 7) })
    expect(total).toEqual(check.price)

    // What suppliers ask then is the agency's risk within the price.
    await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
    const review = () => owner.call('POST', `/trip-checkouts/${opened.body.checkoutId}/review`)
    expect((await review()).body).toMatchObject({ isReviewed: true, total, items: [{ total, change: null }] })
    for (const supplier of t.system.integrations.flights) {
      const ask = supplier.reprice.bind(supplier)
      vi.spyOn(supplier, 'reprice').mockImplementation(async (offerId) => {
        const offer = await ask(offerId)
        return { ...offer, net: { ...offer.net, amount: offer.net.amount * 2 }, netTax: null }
      })
    }
    expect(await review()).toMatchObject({ status: 409, body: { code: 'package.below-cost' } })
    vi.restoreAllMocks()
    expect((await readTripCheckout(owner, opened.body.checkoutId)).state).toBe('gone')
    expect((await readPackage(owner, id)).departures[0]?.taken).toBe(0)
  })
})
