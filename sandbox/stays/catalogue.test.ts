import sharp from 'sharp'
import { expect, test } from 'vitest'
import { driveSandbox, refusalOf } from '../duffel/drive-sandbox.ts'
import { kmBetween } from '../inventory/stays/world/geo.ts'
import { driveSupplier, fetchRates, findStays, lagos } from './drive-stays.ts'

const two = await driveSupplier(2)
const { duffel, ask, url } = two

test('a property is read by its id, and equals the search result', async () => {
  const [found] = await findStays(duffel)
  const { data } = await duffel.stays.accommodation.get(found?.accommodation.id ?? '')
  expect(data).toEqual(found?.accommodation)
  expect(data).toMatchObject({ accommodation_type: expect.any(String), nearby: expect.any(Array) })
  expect(await refusalOf(duffel.stays.accommodation.get('acc_0000AWr2VsUNIF1Vl91xg0'))).toMatchObject({ status: 404 })
})

test('properties are listed around a point, a page at a time', async () => {
  const around = { ...lagos, radius: 5 }
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await duffel.stays.accommodation.list({ ...around, limit: 40, ...(after ? { after } : {}) })
    seen.push(...page.data.map(({ id }) => id))
    after = page.meta?.after
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(40)
})

test('properties are suggested by the beginning of their name, also without diacritics, and within an area', async () => {
  const { data: named } = await duffel.stays.accommodation.suggestions('duffel test')
  expect(named[0]?.accommodation_name).toContain('Duffel Test Hotel')
  const { data: near } = await duffel.stays.accommodation.suggestions('hotel', {
    radius: 3,
    geographic_coordinates: lagos,
  })
  for (const { accommodation_location: place } of near) {
    const at = place.geographic_coordinates
    const km = kmBetween({ lat: lagos.latitude, lng: lagos.longitude }, { lat: at?.latitude ?? 0, lng: at?.longitude ?? 0 })
    expect(km).toBeLessThanOrEqual(3)
  }
  expect(near.length).toBeGreaterThan(0)
  const { data: plain } = await duffel.stays.accommodation.suggestions('hotel sao paulo')
  expect(plain.map(({ accommodation_location: place }) => place.address.city_name)).toContain('São Paulo')
  expect(await refusalOf(duffel.stays.accommodation.suggestions('ho'))).toMatchObject({ status: 422 })
})

test('reviews are read newest first, as many as requested', async () => {
  const found = (await findStays(duffel)).find(({ accommodation }) => (accommodation.review_count ?? 0) > 60)
  const id = found?.accommodation.id ?? ''
  const first = await ask('GET', `/stays/accommodation/${id}/reviews?limit=20`).then((answer) => answer.json())
  const second = await ask('GET', `/stays/accommodation/${id}/reviews?limit=20&after=${first.meta.after}`).then((answer) =>
    answer.json(),
  )
  const all = [...first.data.reviews, ...second.data.reviews]
  const dates = all.map(({ created_at }) => created_at.slice(0, 10))
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(all.map(({ text }) => text)).size).toBeGreaterThan(25)
  for (const { score } of all) expect(score >= 1 && score <= 10).toBe(true)
  const mean = all.reduce((sum, { score }) => sum + score, 0) / all.length
  expect(Math.abs(mean - (found?.accommodation.review_score ?? 0))).toBeLessThan(0.8)
  expect((await duffel.stays.accommodation.reviews(id)).data.reviews.length).toBeGreaterThan(0)
})

test('chains, brands and loyalty programmes are listed', async () => {
  const { data: brands } = await duffel.stays.brands.list()
  const [brand] = brands
  expect((await duffel.stays.brands.get(brand?.id ?? '')).data).toEqual(brand)
  const chains = await ask('GET', '/stays/chains').then((answer) => answer.json())
  expect(chains.data.map(({ name }: { name: string }) => name)).toContain('Duffel Hotel Group')
  const { data: programmes } = await duffel.stays.loyaltyProgrammes.list()
  expect(programmes.map(({ reference }) => reference)).toContain('duffel_hotel_group_rewards')
  expect((await fetch(programmes[0]?.logo_url_png_small ?? '')).headers.get('content-type')).toBe('image/png')
})

test('an agreement with a property is created, found in a search, changed and ended', async () => {
  const [found] = await findStays(duffel)
  const ids = (await findStays(duffel)).slice(0, 12).map(({ accommodation }) => accommodation.id)
  const { data: agreement } = await duffel.stays.negotiatedRates.create({
    rate_access_code: 'TRADEWIND',
    display_name: 'Our rate',
    accommodation_ids: ids,
  })
  expect(agreement).toMatchObject({ live_mode: false, chain_id: null, accommodation_ids: ids })
  const results = await findStays(duffel, { agreements: [agreement.id] })
  const supported = results.filter(({ supported_negotiated_rates: list }) => list?.length === 1)
  expect(supported.map(({ accommodation }) => accommodation.id).toSorted()).toEqual(ids.toSorted())
  const rates = (await Promise.all(supported.map(({ id }) => fetchRates(duffel, id)))).flat()
  const ours = rates.filter(({ negotiated_rate_id: id }) => id === agreement.id)
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.every(({ code }) => code === 'TRADEWIND')).toBe(true)
  const { data: quote } = await duffel.stays.quotes.create(ours[0]?.id ?? '')
  expect(quote.total_amount).toBe(ours[0]?.total_amount)

  const chainId = (await ask('GET', '/stays/chains').then((answer) => answer.json())).data[0].id
  const { data: moved } = await duffel.stays.negotiatedRates.update(agreement.id, { chain_id: chainId })
  expect(moved).toMatchObject({ chain_id: chainId, accommodation_ids: null, display_name: 'Our rate' })
  expect((await duffel.stays.negotiatedRates.list()).data.map(({ id }) => id)).toEqual([agreement.id])
  const both = { rate_access_code: 'X', display_name: 'X', chain_id: chainId, accommodation_ids: [found?.accommodation.id ?? ''] }
  expect(await refusalOf(duffel.stays.negotiatedRates.create(both))).toMatchObject({ status: 422 })
  await duffel.stays.negotiatedRates.delete(agreement.id)
  expect(await refusalOf(duffel.stays.negotiatedRates.get(agreement.id))).toMatchObject({ status: 404 })
})

test('a supplier accepts only its own token, and its ids are unknown to another', async () => {
  const foreign = { authorization: 'Bearer stayx3_test_sandbox' }
  expect((await ask('GET', '/stays/brands', { headers: foreign })).status).toBe(401)
  const [found] = await findStays(duffel)
  const id = found?.accommodation.id ?? ''
  const elsewhere = await fetch(`${url}/stayx/3/stays/accommodation/${id}`, {
    headers: { ...foreign, 'duffel-version': 'v2' },
  })
  expect(elsewhere.status).toBe(404)
})

test('a fault armed for one supplier by its path does not affect the others', async () => {
  await two.arm('503', 1, '/2/stays/search')
  const brandsAt = (number: number) =>
    fetch(`${url}/stayx/${number}/stays/brands`, {
      headers: { authorization: `Bearer stayx${number}_test_sandbox`, 'duffel-version': 'v2' },
    })
  expect((await brandsAt(3)).status).toBe(200)
  expect(
    await findStays(duffel).then(
      () => null,
      (error) => error.status,
    ),
  ).toBe(503)
  expect((await findStays(duffel)).length).toBeGreaterThan(0)
})

test('the control API returns which ids of two suppliers are one property', async () => {
  const answer = await fetch(`${url}/control/stays/pairs?left=2&right=3&city=LOS`)
  const { same, left_only: leftOnly, right_only: rightOnly } = await answer.json()
  expect(same.length).toBeGreaterThan(200)
  expect(leftOnly.length).toBeGreaterThan(20)
  expect(rightOnly.length).toBeGreaterThan(20)
  const read = (number: number, id: string) =>
    fetch(`${url}/stayx/${number}/stays/accommodation/${id}`, {
      headers: { authorization: `Bearer stayx${number}_test_sandbox`, 'duffel-version': 'v2' },
    }).then((found) => found.json())
  let respelt = 0
  for (const [left, right] of same.slice(0, 60)) {
    const [a, b] = [(await read(2, left)).data, (await read(3, right)).data]
    const [from, to] = [a, b].map(({ location }) => location.geographic_coordinates)
    const km = kmBetween({ lat: from.latitude, lng: from.longitude }, { lat: to.latitude, lng: to.longitude })
    expect(km).toBeLessThan(0.7)
    if (a.name !== b.name) respelt++
  }
  expect(respelt).toBeGreaterThan(10)
  expect(respelt).toBeLessThan(55)
  expect((await fetch(`${url}/control/stays/pairs?left=2&right=11`)).status).toBe(422)
  const { properties } = await fetch(`${url}/control/stays/rooms?left=2&right=3&city=LOS`).then((found) => found.json())
  expect(properties.map(({ left, right }: { left: string; right: string }) => [left, right])).toEqual(same)
})

test('pictures are the same each time, in the requested size and format', async () => {
  const [found] = await findStays(duffel)
  const photo = found?.accommodation.photos?.[0]?.url ?? ''
  const bytes = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
  const small = await bytes(`${photo}?w=320`)
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320 })
  expect((await bytes(`${photo}?w=320`)).equals(small)).toBe(true)
  expect(await sharp(await bytes(photo.replace('.webp', '.avif?w=320'))).metadata()).toMatchObject({ format: 'heif', width: 320 })
  expect((await bytes(photo.replace('.webp', '.svg'))).toString()).toContain('<svg')
  expect((await fetch(photo.replace('/0.webp', '/99.webp'))).status).toBe(404)
  expect((await fetch(photo.replace('/0.webp', '/../../secret.webp'))).status).toBe(404)
})

test('every photo of a property and its rooms can be fetched', async () => {
  const [found] = await findStays(duffel)
  const { data } = await duffel.stays.searchResults.fetchAllRates(found?.id ?? '')
  const photos = [...(data.accommodation.photos ?? []), ...data.accommodation.rooms.flatMap(({ photos: own }) => own ?? [])]
  for (const { url: address } of photos) expect((await fetch(address.replace('.webp', '.svg'))).status).toBe(200)
})

test('Duffel itself sells every property, under its own name, to its own accounts', async () => {
  const own = await driveSandbox()
  const all = await findStays(own.duffel)
  const some = await findStays(duffel)
  expect(all.length).toBeGreaterThan(some.length)
  expect(all[0]?.accommodation.phone_number).toBeNull()
})
