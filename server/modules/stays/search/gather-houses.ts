import type { RateInBrief, StayResult } from '#contract/stays.ts'
import { type Cluster, createMatcher, type DoubtfulPair } from '#domain/stays/matching/create-matcher.ts'
import { goldenRecord } from '#domain/stays/matching/golden-record.ts'
import type { Verdict } from '#domain/stays/matching/verdict.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { bestOfKinds } from '#domain/stays/rooms/best-rates.ts'
import type { SupplierStay } from '#integrations/stays/port.ts'
import { houseIdOf } from './house-id.ts'
import type { Member } from './keep-results.ts'

/** A supplier's house with what it costs. */
export interface PricedStay {
  stay: SupplierStay
  /** Of the cheapest rate, in minor units of the selling currency. */
  total: number
  /** Null while its rates are not known. */
  rates: PricedStayRate[] | null
  title: string
}

export interface Gathering {
  /** Takes in what a supplier sent: houses that are new or changed, and ids that turned out to be another house of the list. */
  add(found: readonly PricedStay[]): { stays: StayResult[]; gone: string[] }
  stays(): StayResult[]
  members(): Record<string, Member[]>
  /** The house of every listing. */
  houses(): Record<string, string>
  doubtful(): DoubtfulPair[]
}

interface Place {
  zone: string
  centre: { latitude: number; longitude: number }
  verdicts: readonly Verdict[]
}

/** As many pictures and neighbours as a card shows. */
const PHOTOS = 6
const NEARBY = 6

interface House {
  cluster: Cluster
  /** What it was made of; another house of the same listings is only written anew when one of them changed. */
  made: string
  result: StayResult
}

/** Gathers the houses of one search: each once, whoever sells it. */
export function gatherHouses({ zone, centre, verdicts }: Place): Gathering {
  const matcher = createMatcher({ verdicts, centre })
  const priced = new Map<string, PricedStay>()
  let houses = new Map<string, House>()

  const sold = ({ listings }: Cluster): PricedStay[] => listings.flatMap((listing) => priced.get(houseIdOf(listing)) ?? [])

  function toResult(cluster: Cluster): StayResult {
    const { address, photos, nearby, ...property } = goldenRecord(cluster.listings, { zone, centre })
    const offers = sold(cluster)
    const known = offers.flatMap(({ rates }) => rates ?? [])
    return {
      ...pickShown({ ...property, id: houseIdOf(cluster.listings[0]) }),
      city: address.city,
      photos: photos.slice(0, PHOTOS),
      nearby: nearby.slice(0, NEARBY),
      total: Math.min(...offers.map(({ total }) => total)),
      rates: known.length > 0 ? inBrief(known) : null,
      sources: offers.map(({ title }) => title),
    }
  }

  return {
    add(found) {
      for (const one of found) priced.set(houseIdOf(one.stay.listing), one)
      matcher.add(found.map(({ stay }) => stay.listing))
      const touched = new Set(found.map(({ stay }) => houseIdOf(stay.listing)))
      const next = new Map<string, House>()
      const changed: StayResult[] = []
      for (const cluster of matcher.clusters()) {
        const keys = cluster.listings.map(houseIdOf)
        const id = houseIdOf(cluster.listings[0])
        const made = keys.join(' ')
        const before = houses.get(id)
        if (before?.made === made && !keys.some((key) => touched.has(key))) {
          next.set(id, before)
          continue
        }
        const result = toResult(cluster)
        next.set(id, { cluster, made, result })
        changed.push(result)
      }
      const gone = [...houses.keys()].filter((id) => !next.has(id))
      houses = next
      return { stays: changed, gone }
    },
    stays: () => [...houses.values()].map(({ result }) => result),
    members: () =>
      Object.fromEntries(
        [...houses].map(([id, { cluster }]) => [
          id,
          sold(cluster).map(({ stay: { listing, resultId } }) => ({
            supplier: listing.supplier,
            listingId: listing.listingId,
            resultId,
          })),
        ]),
      ),
    houses: () =>
      Object.fromEntries([...houses].flatMap(([id, { cluster }]) => cluster.listings.map((listing) => [houseIdOf(listing), id]))),
    doubtful: () => matcher.doubtful(),
  }
}

type Shown = Omit<StayResult, 'city' | 'photos' | 'nearby' | 'total' | 'rates' | 'sources'>

const pickShown = (house: Shown): Shown => ({
  id: house.id,
  name: house.name,
  latitude: house.latitude,
  longitude: house.longitude,
  district: house.district,
  type: house.type,
  profiles: house.profiles,
  stars: house.stars,
  score: house.score,
  reviewCount: house.reviewCount,
  chain: house.chain,
  amenities: house.amenities,
  checkInFrom: house.checkInFrom,
  checkOutUntil: house.checkOutUntil,
  km: house.km,
})

/** The best rate of each board, refund and way of paying, the cheapest first. */
const inBrief = (rates: readonly PricedStayRate[]): RateInBrief[] =>
  bestOfKinds(rates).map(
    ({ board, refundability, payWhen, freeUntil, total, payNow, paymentFee, taxes, localCharges, localChargesAbout, left }) => ({
      board,
      refundability,
      payWhen,
      freeUntil,
      total: total.amount,
      payNow: payNow.amount,
      paymentFee: paymentFee.amount,
      taxes: taxes?.amount ?? null,
      localCharges: localCharges && localCharges.amount > 0 ? localCharges : null,
      localChargesAbout: localChargesAbout?.amount ?? null,
      left,
    }),
  )
