import type { RateInBrief, StayResult } from '#contract/stays.ts'
import { type Lasting, withLastingId } from '#domain/results/lasting-id.ts'
import { type Cluster, createMatcher, type DoubtfulPair } from '#domain/stays/matching/create-matcher.ts'
import { goldenRecord } from '#domain/stays/matching/golden-record.ts'
import type { Verdict } from '#domain/stays/matching/verdict.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { bestOfKinds } from '#domain/stays/rooms/best-rates.ts'
import type { SupplierStay } from '#integrations/stays/port.ts'
import type { Cipher } from '../../../cipher.ts'
import { type SealedPictures, sealPictures } from '../../pictures/picture-addresses.ts'
import type { Entry } from '../../search/session/search-gatherer.ts'
import { publicPropertyId } from './public-property-id.ts'

/** A supplier's property with its price. */
export interface PricedStay {
  stay: SupplierStay
  /** The cheapest rate, in minor units of the selling currency. */
  total: number
  /** Null while its rates are not known. */
  rates: PricedStayRate[] | null
  title: string
}

/** The key for reading the rates of a property from one supplier. */
export interface Member {
  supplier: string
  listingId: string
  resultId: string
}

/** The part of a property that depends on the viewer. */
export type ViewedStay = Pick<StayResult, 'total' | 'rates' | 'photos' | 'sources'>
/** The part of a property that every viewer sees. */
export type CommonStay = Omit<StayResult, keyof ViewedStay>

/** The stored remainder: prices without a payment fee, pictures with sealed addresses, and the suppliers. */
export interface StoredStay extends Omit<ViewedStay, 'photos'> {
  pictures: SealedPictures
  members: Member[]
  /** The ids that its listings would have as separate properties. */
  listings: string[]
}

export type StayEntry = Entry<CommonStay, StoredStay>

export interface Gathering {
  /** Merges suppliers' results: `upserts` are properties that are new or changed, `gone` those that were merged into another one. */
  add(found: readonly PricedStay[]): { upserts: [id: string, entry: StayEntry][]; gone: string[] }
  entries(): StayEntry[]
  doubtful(): DoubtfulPair[]
}

interface Place {
  zone: string
  centre: { latitude: number; longitude: number }
  verdicts: readonly Verdict[]
  /** Seals the addresses of pictures. */
  cipher: Cipher
}

/** The number of pictures and nearby places on a card. */
const PHOTOS = 6
const NEARBY = 6

const idsOf = ({ listings: [first, ...others] }: Cluster): readonly [string, ...string[]] => [
  publicPropertyId(first),
  ...others.map(publicPropertyId),
]

interface Gathered {
  /** Its listings; a property with the same listings is serialised again only when one of them changed. */
  madeOf: string
  entry: StayEntry
}

/** Collects the properties of one search: each once, across suppliers. */
export function gatherProperties({ zone, centre, verdicts, cipher }: Place): Gathering {
  const matcher = createMatcher({ verdicts, centre })
  const priced = new Map<string, PricedStay>()
  let properties = new Map<string, Gathered>()

  const sold = ({ listings }: Cluster): PricedStay[] => listings.flatMap((listing) => priced.get(publicPropertyId(listing)) ?? [])

  function entryOf(cluster: Cluster): StayEntry {
    const { address, photos, nearby, ...property } = goldenRecord(cluster.listings, { zone, centre })
    const offers = sold(cluster)
    const known = offers.flatMap(({ rates }) => rates ?? [])
    return {
      common: {
        ...pickShown(property),
        ...withLastingId(idsOf(cluster)),
        city: address.city,
        nearby: nearby.slice(0, NEARBY),
      },
      stored: {
        pictures: sealPictures(cipher, photos.slice(0, PHOTOS)),
        total: Math.min(...offers.map(({ total }) => total)),
        rates: known.length > 0 ? inBrief(known) : null,
        sources: offers.map(({ title }) => title),
        members: offers.map(({ stay: { listing, resultId } }) => ({
          supplier: listing.supplier,
          listingId: listing.listingId,
          resultId,
        })),
        listings: [...idsOf(cluster)],
      },
    }
  }

  return {
    add(found) {
      for (const one of found) priced.set(publicPropertyId(one.stay.listing), one)
      matcher.add(found.map(({ stay }) => stay.listing))
      const touched = new Set(found.map(({ stay }) => publicPropertyId(stay.listing)))
      const next = new Map<string, Gathered>()
      const upserts: [string, StayEntry][] = []
      for (const cluster of matcher.clusters()) {
        const keys = idsOf(cluster)
        const [id] = keys
        const madeOf = keys.join(' ')
        const before = properties.get(id)
        if (before?.madeOf === madeOf && !keys.some((key) => touched.has(key))) {
          next.set(id, before)
          continue
        }
        const entry = entryOf(cluster)
        next.set(id, { madeOf, entry })
        upserts.push([id, entry])
      }
      const gone = [...properties.keys()].filter((id) => !next.has(id))
      properties = next
      return { upserts, gone }
    },
    entries: () => [...properties.values()].map(({ entry }) => entry),
    doubtful: () => matcher.doubtful(),
  }
}

type Shown = Omit<StayResult, keyof Lasting | 'city' | 'photos' | 'nearby' | 'total' | 'rates' | 'sources'>

const pickShown = (property: Shown): Shown => ({
  name: property.name,
  latitude: property.latitude,
  longitude: property.longitude,
  district: property.district,
  type: property.type,
  profiles: property.profiles,
  stars: property.stars,
  score: property.score,
  reviewCount: property.reviewCount,
  chain: property.chain,
  amenities: property.amenities,
  checkInFrom: property.checkInFrom,
  checkOutUntil: property.checkOutUntil,
  km: property.km,
})

/** The best rate for each combination of board basis, refund and payment terms, the cheapest first. */
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
