import { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import type { Point } from '#domain/travel/distance.ts'
import { createStayReader } from '#integrations/stays/duffel-stays/map-stay.ts'
import type { SupplierStay } from '#integrations/stays/port.ts'
import { buildSandbox } from '#sandbox/app.ts'

/** Places where properties of several suppliers are searched, by the sandbox's city code. */
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

/** The location of the three test hotels, which every supplier has. */
export const island: Point = { latitude: -24.38, longitude: -128.32 }

export const nameOf = (supplier: number): string => `stayx${supplier}`

const Found = z.object({ data: z.object({ results: z.array(z.unknown()) }) })
const Pair = z.tuple([z.string(), z.string()])
const Pairs = z.object({ same: z.array(Pair) })
const Rooms = z.object({ properties: z.array(z.object({ left: z.string(), right: z.string(), names: z.array(Pair) })) })

export interface StaySandbox {
  /** The results of one supplier, 1 to 10, around a point. */
  find(supplier: number, around: Point): Promise<SupplierStay[]>
  /** Some of its properties by its own ids, with all of their rates. */
  findRates(supplier: number, listingIds: readonly string[]): Promise<SupplierStay[]>
  /** Pairs of ids of two suppliers for one property. */
  truePairs(left: number, right: number, city: string): Promise<[string, string][]>
  /** By property that both sell: each supplier's names of the same room. */
  trueRooms(left: number, right: number, city: string): Promise<z.infer<typeof Rooms>['properties']>
  close(): Promise<void>
}

/** A separate sandbox, accessed over HTTP as the ten suppliers of stays. */
export async function openStaySandbox(): Promise<StaySandbox> {
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0 })
  const url = await sandbox.listen()
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 30)
  const stay = { check_in_date: checkIn, check_out_date: addDays(checkIn, 2), rooms: 1, guests: [{ type: 'adult' }] }

  async function search(supplier: number, where: object, withRates: boolean): Promise<SupplierStay[]> {
    const answer = await fetch(`${url}/stayx/${supplier}/stays/search`, {
      method: 'POST',
      headers: {
        authorization: `Bearer stayx${supplier}_test_sandbox`,
        'duffel-version': 'v2',
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data: { ...where, ...stay } }),
    })
    const { data } = Found.parse(await answer.json())
    return createStayReader(nameOf(supplier), undefined).read(data.results, withRates)
  }

  const truth = async (what: string, left: number, right: number, city: string): Promise<unknown> =>
    (await fetch(`${url}/control/stays/${what}?left=${left}&right=${right}&city=${city}`)).json()

  return {
    find: (supplier, around) => search(supplier, { location: { radius: 50, geographic_coordinates: around } }, false),
    findRates: (supplier, ids) => search(supplier, { accommodation: { ids, fetch_rates: true } }, true),
    truePairs: async (left, right, city) => Pairs.parse(await truth('pairs', left, right, city)).same,
    trueRooms: async (left, right, city) => Rooms.parse(await truth('rooms', left, right, city)).properties,
    close: () => sandbox.close(),
  }
}
