import { Duffel } from '@duffel/api'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { driveSandbox, refusalOf, slice } from '../drive-sandbox.ts'

const { duffel, url } = await driveSandbox()

const adult = [{ type: 'adult' as const }]

async function found(search: Parameters<Duffel['offerRequests']['create']>[0]) {
  const { data } = await duffel.offerRequests.create(search)
  if (!('offers' in data)) throw new Error('no offers')
  return data.offers
}

test('a corporate code makes the offers of its airline private and cheaper, and no others', async () => {
  const search = { slices: [slice('LHR', 'JFK', 40)], passengers: adult, cabin_class: 'economy' as const }
  const code = { corporate_code: 'ACME', tracking_reference: 'TR-1' }
  const [open, closed] = [await found(search), await found({ ...search, private_fares: { BA: [code] } })]
  const of = (offers: typeof open, owner: string) => offers.filter((offer) => offer.owner.iata_code === owner)
  const cheapest = (offers: typeof open) => Math.min(...offers.map(({ total_amount }) => Number(total_amount)))
  expect(cheapest(of(closed, 'BA'))).toBeLessThan(cheapest(of(open, 'BA')))
  expect(of(closed, 'BA').every(({ private_fares }) => private_fares[0]?.type === 'corporate')).toBe(true)
  expect(of(closed, 'BA')[0]?.private_fares).toEqual([{ type: 'corporate', ...code }])
  expect(of(closed, 'ZZ').every(({ private_fares }) => private_fares.length === 0)).toBe(true)
  const [first] = of(closed, 'BA')
  expect((await duffel.offers.get(first?.id ?? '')).data.private_fares).toEqual(first?.private_fares)
})

/** The client's type has no tour codes. */
type PrivateFare = { corporate_code: string; tracking_reference: string }

test('a tour code makes a leisure fare, and a private fare without any code is refused', async () => {
  const search = { slices: [slice('LHR', 'JFK', 40)], passengers: adult }
  const tour: PrivateFare = JSON.parse('{"tour_code":"SUN26"}')
  const offers = await found({ ...search, private_fares: { ZZ: [tour] } })
  const own = offers.find(({ owner }) => owner.iata_code === 'ZZ')
  expect(own?.private_fares).toEqual([{ type: 'leisure', tour_code: 'SUN26' }])
  const empty: PrivateFare = JSON.parse('{}')
  expect(await refusalOf(found({ ...search, private_fares: { BA: [empty] } }))).toMatchObject({
    status: 422,
    source: { pointer: '/private_fares/BA/0/corporate_code' },
  })
})

test('six slices are one journey of several airlines, bookable by their id', async () => {
  const slices = [
    slice('LOS', 'LON', 30),
    slice('LON', 'PAR', 34),
    slice('PAR', 'DXB', 37),
    slice('DXB', 'SIN', 40),
    slice('SIN', 'NBO', 45),
    slice('NBO', 'LOS', 52),
  ]
  const offers = await found({ slices, passengers: adult, cabin_class: 'economy' })
  expect(new Set(offers.map(({ owner }) => owner.iata_code)).size).toBeGreaterThan(1)
  const { data: read } = await duffel.offers.get(offers[0]?.id ?? '')
  expect(read.slices).toHaveLength(6)
  const seven = { slices: [...slices, slice('LOS', 'ABV', 60)], passengers: adult }
  expect(await refusalOf(found(seven))).toMatchObject({ status: 422, source: { pointer: '/slices' } })
})

const Itineraries = z.object({
  slices: z.array(
    z.object({
      origin: z.object({ iata_code: z.string() }),
      itineraries: z.array(
        z.object({
          segments: z.array(z.object({ departing_at: z.string() })),
          brands: z.array(
            z.object({ fare_brand_name: z.string(), offers: z.array(z.object({ id: z.string(), type: z.string() })) }),
          ),
        }),
      ),
    }),
  ),
})

test('the itineraries view groups the same offers by flights and fare brand', async () => {
  const { data } = await duffel.offerRequests.create({
    slices: [slice('LHR', 'JFK', 40), slice('JFK', 'LHR', 47)],
    passengers: adult,
    view: 'itineraries',
  })
  const { slices } = Itineraries.parse(data)
  expect(slices.map(({ origin }) => origin.iata_code)).toEqual(['LHR', 'JFK'])
  const ids = slices.map(({ itineraries }) =>
    itineraries.flatMap(({ brands }) => brands.flatMap(({ offers }) => offers.map(({ id }) => id))).toSorted(),
  )
  expect(ids[0]?.length).toBeGreaterThan(0)
  expect(ids[0]).toEqual(ids[1])
})

test('offers of an airline that is slower than the supplier timeout are dropped permanently', async () => {
  const zenith = new Duffel({ token: 'duffel_test_zenith', basePath: `${url}/duffel/` })
  const search = { slices: [slice('LOS', 'LON', 40)], passengers: adult }
  const created = async (supplier_timeout: number) => (await zenith.offerRequests.create({ ...search, supplier_timeout })).data
  type Created = Awaited<ReturnType<typeof created>>
  const ownersOf = (data: Created) => new Set('offers' in data ? data.offers.map(({ owner }) => owner.iata_code) : [])
  const all = ownersOf(await created(20_000))
  // Every other search takes longer than two seconds.
  let cut = await created(2000)
  for (let tries = 1; tries < 40 && ownersOf(cut).size === all.size; tries++) cut = await created(2000)
  expect(ownersOf(cut).size).toBeLessThan(all.size)
  const { data: again } = await zenith.offerRequests.get(cut.id)
  expect(new Set(again.offers.map(({ owner }) => owner.iata_code))).toEqual(ownersOf(cut))
}, 30_000)

test('a request for split tickets is accepted and has no effect', async () => {
  const search = { slices: [slice('LHR', 'JFK', 40)], passengers: adult, include_split_ticket: true }
  expect((await found(search)).length).toBeGreaterThan(0)
})
