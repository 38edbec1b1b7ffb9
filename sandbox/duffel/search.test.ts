import { expect, test } from 'vitest'
import { driveSandbox, findOffers, refusalOf, slice } from './drive-sandbox.ts'

const { duffel, ask, pass } = await driveSandbox()

test('a journey is composed one slice at a time', async () => {
  const slices = [slice('LHR', 'JFK', 40), slice('JFK', 'LHR', 47)]
  const { data: request } = await duffel.partialOfferRequests.create({ slices, passengers: [{ type: 'adult' }] })
  const out = request.offers[0]
  expect(out).toMatchObject({ partial: true, slices: [{ origin: { iata_code: 'LHR' } }] })
  const chosen = { 'selected_partial_offer[]': [out?.id ?? ''] }
  const { data: inbound } = await duffel.partialOfferRequests.get(request.id, chosen)
  const home = inbound.offers[0]
  expect(home).toMatchObject({ partial: true, slices: [{ origin: { iata_code: 'JFK' } }] })
  const both = { 'selected_partial_offer[]': [out?.id ?? '', home?.id ?? ''] }
  const { data: fares } = await duffel.partialOfferRequests.getFaresById(request.id, both)
  const { data: whole } = await duffel.offers.get(fares.offers[0]?.id ?? '')
  expect(whole.slices).toHaveLength(2)
})

test('a stored search lists the same offers again, sorted and paged', async () => {
  const { data: request } = await duffel.offerRequests.create({
    slices: [slice('LHR', 'JFK', 40)],
    passengers: [{ type: 'adult' }],
  })
  const { data: again } = await duffel.offerRequests.get(request.id)
  expect(again.offers.map(({ id }) => id)).toEqual(request.offers.map(({ id }) => id))
  expect(again.passengers).toEqual(request.passengers)
  const amounts: number[] = []
  for await (const { data } of duffel.offers.listWithGenerator({
    offer_request_id: request.id,
    sort: 'total_amount',
    limit: 5,
  })) {
    amounts.push(Number(data.total_amount))
  }
  expect(amounts).toHaveLength(request.offers.length)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  const { data: direct } = await duffel.offers.list({ offer_request_id: request.id, max_connections: 0 })
  expect(direct.every((offer) => offer.slices.every(({ segments }) => segments.length === 1))).toBe(true)
})

test('a search without offers in its response still lists them', async () => {
  const { data: request } = await duffel.offerRequests.create({
    slices: [slice('LHR', 'JFK', 40)],
    passengers: [{ type: 'adult' }],
    return_offers: false,
  })
  expect(request).toMatchObject({ offers: [] })
  expect((await duffel.offers.list({ offer_request_id: request.id })).data.length).toBeGreaterThan(0)
})

test('a batch search returns each offer once, until no batch remains', async () => {
  const { data: batch } = await duffel.batchOfferRequests.create({
    slices: [slice('LHR', 'JFK', 40)],
    passengers: [{ type: 'adult' }],
  })
  const seen: string[] = []
  let remaining = batch.total_batches
  while (remaining > 0) {
    const { data } = await duffel.batchOfferRequests.get(batch.id)
    expect(data.remaining_batches).toBeLessThan(remaining)
    remaining = data.remaining_batches
    seen.push(...data.offers.map(({ id }) => id))
  }
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen).size).toBe(seen.length)
  pass(61_000)
  expect(await refusalOf(duffel.batchOfferRequests.get(batch.id))).toMatchObject({ status: 404 })
})

test('the price of an offer with services equals the total of its order', async () => {
  const [found] = await findOffers(duffel)
  const { data: offer } = await duffel.offers.get(found?.id ?? '', { return_available_services: true })
  const [service] = offer.available_services
  if (service === undefined) throw new Error('nothing for sale')
  const { data: priced } = await duffel.offers.getPriced(offer.id, {
    intended_payment_methods: [{ type: 'card', card_id: 'tcd_1' }],
    intended_services: [{ id: service.id, quantity: 1 }],
  })
  expect(Number(priced.total_amount)).toBeCloseTo(Number(offer.total_amount) + Number(service.total_amount), 2)
  expect(priced.intended_services).toEqual([expect.objectContaining({ id: service.id, quantity: 1 })])
  expect(priced.intended_payment_methods[0]).toMatchObject({ charge_amount: priced.total_amount, surcharge_amount: '0.00' })
})

test('the test routes behave as the vendor documents', async () => {
  expect(await findOffers(duffel, { from: 'PVD', to: 'RAI' })).toEqual([])
  const gone = (await findOffers(duffel, { from: 'LGW', to: 'LHR' })).find(({ owner }) => owner.iata_code === 'ZZ')
  expect(await refusalOf(duffel.offers.get(gone?.id ?? ''))).toMatchObject({ status: 422, code: 'offer_no_longer_available' })
  const rising = (await findOffers(duffel, { from: 'LHR', to: 'STN' })).find(({ owner }) => owner.iata_code === 'ZZ')
  const { data: read } = await duffel.offers.get(rising?.id ?? '')
  expect(Number(read.total_amount)).toBeGreaterThan(Number(rising?.total_amount))
})

test('a search that no airline answers in time is a gateway timeout', async () => {
  const search = { slices: [slice('STN', 'LHR', 40)], passengers: [{ type: 'adult' as const }], supplier_timeout: 2000 }
  expect(await refusalOf(duffel.offerRequests.create(search))).toMatchObject({ status: 504, type: 'api_error' })
})

test('airports, airlines and aircraft are listed, filtered and read by id', async () => {
  const { data: heathrow } = await duffel.airports.list({ iata_code: 'LHR' } as Parameters<typeof duffel.airports.list>[0])
  expect(heathrow).toHaveLength(1)
  expect(heathrow[0]).toMatchObject({ id: 'arp_lhr_gb', iata_country_code: 'GB', iata_city_code: 'LON' })
  expect((await duffel.airports.get('arp_lhr_gb')).data.iata_code).toBe('LHR')
  const page = await duffel.airlines.list({ limit: 1 })
  expect(page.data).toHaveLength(1)
  expect(page.meta?.after).toBeTruthy()
  expect((await duffel.aircraft.list()).data.length).toBeGreaterThan(0)
  expect((await duffel.loyaltyProgrammes.list()).data.length).toBeGreaterThan(0)
  expect(await refusalOf(duffel.airlines.list({ limit: 201 }))).toMatchObject({
    status: 422,
    source: { field: 'limit', pointer: '/limit' },
  })
})

test('places are suggested by letters and by a position', async () => {
  const { data: named } = await duffel.suggestions.list({ query: 'lond' } as Parameters<typeof duffel.suggestions.list>[0])
  expect(named[0]).toMatchObject({ type: 'city', iata_code: 'LON' })
  const near = await ask('GET', '/places/suggestions?lat=51.47&lng=-0.45&rad=30000')
  expect((await near.json()).data[0]).toMatchObject({ type: 'airport', iata_code: 'LHR' })
})
