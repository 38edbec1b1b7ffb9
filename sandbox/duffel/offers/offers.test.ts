import { expect, test } from 'vitest'
import { book, driveSandbox, findOffers, ofTestAirline, paying, refusalOf, slice, traveller } from '../drive-sandbox.ts'

const { duffel, ask } = await driveSandbox()

const flightsOf = (slices: { segments: { departing_at: string; marketing_carrier_flight_number: string }[] }[]) =>
  slices.map(({ segments }) => segments.map((one) => `${one.marketing_carrier_flight_number}@${one.departing_at}`))

test('an offer lists up to the other fare families of the same flights, which can be booked', async () => {
  const offer = ofTestAirline(await findOffers(duffel))
  const { data: others } = await duffel.offers.upsellFares(offer.id)
  const brands = others.map(({ slices }) => slices[0]?.fare_brand_name)
  expect(brands.length).toBeGreaterThan(1)
  expect(new Set([...brands, offer.slices[0]?.fare_brand_name]).size).toBe(brands.length + 1)
  for (const other of others) {
    expect(flightsOf(other.slices)).toEqual(flightsOf(offer.slices))
    expect(other.expires_at).toBe(offer.expires_at)
    expect(other.passengers.map(({ id }) => id)).toEqual(offer.passengers.map(({ id }) => id))
  }
  const prices = others.map(({ total_amount }) => Number(total_amount))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const documented = await ask('POST', `/air/offers/${offer.id}/upsell_offers`)
  expect((await documented.json()).data.map(({ id }: { id: string }) => id)).toEqual(others.map(({ id }) => id))
  const best = others.at(-1)
  if (best === undefined) throw new Error('nothing to sell up to')
  expect((await book(duffel, { ...best, available_services: [] })).total_amount).toBe(best.total_amount)
})

test('a fare family found in the search equals the offer listed as its upgrade', async () => {
  const found = await findOffers(duffel)
  const offer = ofTestAirline(found)
  const { data: others } = await duffel.offers.upsellFares(offer.id)
  const siblings = found.filter((one) => one.id !== offer.id && `${flightsOf(one.slices)}` === `${flightsOf(offer.slices)}`)
  expect(siblings.length).toBeGreaterThan(0)
  for (const { id, total_amount } of siblings.filter(({ owner }) => owner.iata_code === 'ZZ'))
    expect(others.find((other) => other.id === id)?.total_amount).toBe(total_amount)
})

test('loyalty programmes are listed a page at a time, each with its airline', async () => {
  const first = await duffel.loyaltyProgrammes.list({ limit: 5 })
  const second = await duffel.loyaltyProgrammes.list({ limit: 5, after: first.meta?.after })
  const ids = [...first.data, ...second.data].map(({ id }) => id)
  expect(new Set(ids).size).toBe(10)
  const [programme] = first.data
  expect((await duffel.loyaltyProgrammes.get(programme?.id ?? '')).data).toEqual(programme)
  expect((await duffel.airlines.get(programme?.owner_airline_id ?? '')).data.id).toBe(programme?.owner_airline_id)
})

test('an airline accepts its own loyalty programme and those of its alliance, and each of them exists', async () => {
  const offers = await findOffers(duffel)
  const british = offers.find(({ owner }) => owner.iata_code === 'BA')
  expect(british?.supported_loyalty_programmes).toEqual(expect.arrayContaining(['BA', 'AA', 'QR']))
  expect(british?.supported_loyalty_programmes).not.toContain('LH')
  const { data: listed } = await duffel.loyaltyProgrammes.list({ limit: 200 })
  const owners = new Set(listed.map(({ owner_airline_id }) => owner_airline_id))
  const taken = offers.flatMap(({ supported_loyalty_programmes }) => supported_loyalty_programmes)
  expect(taken.filter((code) => !owners.has(`arl_${code.toLowerCase()}`))).toEqual([])
})

const account = (airline_iata_code: string, account_number = '1234567890') => ({ airline_iata_code, account_number })

test('an account of a programme that the airline does not accept is refused, on the offer and on the order', async () => {
  const offer = ofTestAirline(await findOffers(duffel))
  const id = offer.passengers[0]?.id ?? ''
  const named = { given_name: 'Amelia', family_name: 'Okafor', loyalty_programme_accounts: [account('BA')] }
  expect(await refusalOf(duffel.offers.update(offer.id, id, named))).toMatchObject({
    status: 422,
    code: 'validation_inclusion',
    source: { pointer: '/loyalty_programme_accounts/0/airline_iata_code' },
  })
  const order = duffel.orders.create({
    type: 'instant',
    selected_offers: [offer.id],
    passengers: [{ ...traveller(id), loyalty_programme_accounts: [account('BA')] }],
    payments: [paying(offer)],
  })
  expect(await refusalOf(order)).toMatchObject({
    status: 422,
    code: 'validation_inclusion',
    source: { pointer: '/passengers/0/loyalty_programme_accounts/0/airline_iata_code' },
  })
})

test('the test airline’s member pays a tenth of the fare less, once, and the order keeps the account', async () => {
  const offer = ofTestAirline(await findOffers(duffel))
  const id = offer.passengers[0]?.id ?? ''
  const named = { given_name: 'Amelia', family_name: 'Okafor', loyalty_programme_accounts: [account('ZZ')] }
  for (const _twice of [1, 2]) await duffel.offers.update(offer.id, id, named)
  const { data: priced } = await duffel.offers.getPriced(offer.id, { intended_payment_methods: [], intended_services: [] })
  expect(Number(priced.total_amount)).toBeCloseTo(Number(offer.total_amount) - Number(offer.base_amount) / 10, 2)
  expect(await refusalOf(book(duffel, offer))).toMatchObject({ code: 'price_changed' })
  const order = await book(duffel, { ...priced, available_services: [] })
  expect(order.total_amount).toBe(priced.total_amount)
  expect(order.passengers[0]).toMatchObject({ loyalty_programme_accounts: [account('ZZ')] })
  await duffel.offers.update(offer.id, id, { ...named, loyalty_programme_accounts: [] })
  expect((await duffel.offers.get(offer.id)).data.total_amount).toBe(offer.total_amount)
})

test('an account given with the search changes the prices of the airlines that accept it', async () => {
  const slices = [slice('LHR', 'JFK', 40)]
  const passengers = [{ type: 'adult', given_name: 'Amelia', family_name: 'Okafor', loyalty_programme_accounts: [account('ZZ')] }]
  const answer = await ask('POST', '/air/offer_requests', { body: { data: { slices, passengers, cabin_class: 'economy' } } })
  const { offers } = (await answer.json()).data
  const member = ofTestAirline(offers)
  const stranger = ofTestAirline(await findOffers(duffel))
  expect(Number(member.total_amount)).toBeLessThan(Number(stranger.total_amount))
  const { data: read } = await duffel.offers.get(member.id)
  expect(read.total_amount).toBe(member.total_amount)
  expect(read.passengers[0]).toMatchObject({ given_name: 'Amelia', loyalty_programme_accounts: [account('ZZ')] })
  const other = offers.find(({ owner }: typeof member) => owner.iata_code === 'BA')
  expect(other.passengers[0]).toMatchObject({ loyalty_programme_accounts: [] })
})
