import { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import type { StayListing } from '#domain/stays/property.ts'
import type { Point } from '#domain/travel/distance.ts'
import { buildSandbox } from '#sandbox/app.ts'

/** Where houses of several suppliers are looked for, by the sandbox's code of the city. */
export const cities: Record<string, Point> = {
  LOS: { latitude: 6.455, longitude: 3.3941 },
  ABV: { latitude: 9.0579, longitude: 7.4951 },
  PHC: { latitude: 4.8156, longitude: 7.0498 },
  ACC: { latitude: 5.56, longitude: -0.1969 },
  ABJ: { latitude: 5.3364, longitude: -4.0267 },
  NBO: { latitude: -1.2864, longitude: 36.8172 },
  LHR: { latitude: 51.5074, longitude: -0.1278 },
  CDG: { latitude: 48.8566, longitude: 2.3522 },
  DXB: { latitude: 25.2048, longitude: 55.2708 },
  IST: { latitude: 41.0082, longitude: 28.9784 },
  FCO: { latitude: 41.9028, longitude: 12.4964 },
  JFK: { latitude: 40.7128, longitude: -74.006 },
  GRU: { latitude: -23.5505, longitude: -46.6333 },
  BKK: { latitude: 13.7563, longitude: 100.5018 },
}

const Named = z.object({ name: z.string() }).nullable()
const Accommodation = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  location: z.object({
    address: z.object({
      line_one: z.string(),
      city_name: z.string(),
      postal_code: z.string().nullable(),
      region: z.string().nullable(),
      country_code: z.string(),
    }),
    geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    district: z.string().nullable(),
  }),
  chain: Named,
  brand: Named,
  amenities: z.array(z.object({ type: z.string() })).nullable(),
  rating: z.number().nullable(),
  review_score: z.number().nullable(),
  review_count: z.int().nullable(),
  photos: z.array(z.object({ url: z.string() })),
  phone_number: z.string().nullable(),
  rooms: z.array(
    z.object({
      name: z.string(),
      beds: z.array(z.object({ type: z.string(), count: z.int() })),
      size_sqm: z.number().nullable(),
      maximum_occupancy: z.int().nullable(),
    }),
  ),
})
type Accommodation = z.infer<typeof Accommodation>
const Found = z.object({ data: z.object({ results: z.array(z.object({ accommodation: Accommodation })) }) })
const Pairs = z.object({ same: z.array(z.tuple([z.string(), z.string()])) })
const Rooms = z.object({
  houses: z.array(z.object({ left: z.string(), right: z.string(), names: z.array(z.tuple([z.string(), z.string()])) })),
})

const toListing = (supplier: string, told: Accommodation): StayListing => ({
  supplier,
  listingId: told.id,
  name: told.name,
  address: {
    line: told.location.address.line_one,
    city: told.location.address.city_name,
    region: told.location.address.region,
    postcode: told.location.address.postal_code,
    country: told.location.address.country_code,
  },
  district: told.location.district,
  ...told.location.geographic_coordinates,
  type: null,
  profiles: [],
  stars: told.rating,
  score: told.review_score,
  reviewCount: told.review_count,
  chain: told.chain?.name ?? null,
  brand: told.brand?.name ?? null,
  amenities: told.amenities?.map(({ type }) => type) ?? [],
  photos: told.photos.map(({ url }) => url),
  description: told.description,
  checkInFrom: null,
  checkOutUntil: null,
  keyCollection: null,
  nearby: [],
  phone: told.phone_number,
  email: null,
  loyaltyProgramme: null,
})

export interface FoundHouse {
  listing: StayListing
  rooms: Accommodation['rooms']
}

export interface StaySandbox {
  /** What one supplier, 1 to 10, finds in a city. */
  find(supplier: number, city: string): Promise<FoundHouse[]>
  /** The same houses with all of their rooms. */
  findRooms(supplier: number, ids: readonly string[]): Promise<FoundHouse[]>
  /** Ids of two suppliers that are one house. */
  truePairs(left: number, right: number, city: string): Promise<[string, string][]>
  trueRooms(left: number, right: number, city: string): Promise<z.infer<typeof Rooms>['houses']>
  close(): Promise<void>
}

/** A sandbox of its own, spoken to over HTTP as the ten suppliers of stays. */
export async function openStaySandbox(): Promise<StaySandbox> {
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0 })
  const url = await sandbox.listen()
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 30)

  async function search(supplier: number, where: object): Promise<FoundHouse[]> {
    const answer = await fetch(`${url}/stayx/${supplier}/stays/search`, {
      method: 'POST',
      headers: {
        authorization: `Bearer stayx${supplier}_test_sandbox`,
        'duffel-version': 'v2',
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        data: { ...where, check_in_date: checkIn, check_out_date: addDays(checkIn, 2), rooms: 1, guests: [{ type: 'adult' }] },
      }),
    })
    const { data } = Found.parse(await answer.json())
    return data.results.map(({ accommodation }) => ({
      listing: toListing(`stayx${supplier}`, accommodation),
      rooms: accommodation.rooms,
    }))
  }

  const truth = async (what: string, left: number, right: number, city: string): Promise<unknown> =>
    (await fetch(`${url}/control/stays/${what}?left=${left}&right=${right}&city=${city}`)).json()

  return {
    find: (supplier, city) => search(supplier, { location: { radius: 50, geographic_coordinates: cities[city] } }),
    findRooms: (supplier, ids) => search(supplier, { accommodation: { ids: ids.slice(0, 500), fetch_rates: true } }),
    truePairs: async (left, right, city) => Pairs.parse(await truth('pairs', left, right, city)).same,
    trueRooms: async (left, right, city) => Rooms.parse(await truth('rooms', left, right, city)).houses,
    close: () => sandbox.close(),
  }
}
