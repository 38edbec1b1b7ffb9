import type { RateInBrief, StayResult } from '#contract/stays.ts'
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

/** A supplier's property with what it costs. */
export interface PricedStay {
  stay: SupplierStay
  /** Of the cheapest rate, in minor units of the selling currency. */
  total: number
  /** Null while its rates are not known. */
  rates: PricedStayRate[] | null
  title: string
}

/** Where the rates of a property are asked for, at one supplier. */
export interface Member {
  supplier: string
  listingId: string
  resultId: string
}

/** What depends on who looks. */
export type ViewedStay = Pick<StayResult, 'total' | 'rates' | 'photos' | 'sources'>
/** What everybody sees of a property. */
export type CommonStay = Omit<StayResult, keyof ViewedStay>

/** What is stored besides: prices without a payment fee, pictures under sealed addresses, and who sells it. */
export interface StoredStay extends Omit<ViewedStay, 'photos'> {
  pictures: SealedPictures
  members: Member[]
  /** What the ids of its listings would be, were they properties of their own. */
  listings: string[]
}

export type StayEntry = Entry<CommonStay, StoredStay>

export interface Gathering {
  /** Merges what suppliers sent: `upserts` are properties that are new or changed, `gone` those that turned out to be another one of the list. */
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

/** As many pictures and neighbours as a card shows. */
const PHOTOS = 6
const NEARBY = 6

interface Gathered {
  /** Its listings; a property of the same listings is only written anew when one of them changed. */
  madeOf: string
  entry: StayEntry
}

/** Gathers the properties of one search: each once, whoever sells it. */
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
        ...pickShown({ ...property, id: publicPropertyId(cluster.listings[0]) }),
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
        listings: cluster.listings.map(publicPropertyId),
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
        const keys = cluster.listings.map(publicPropertyId)
        const id = publicPropertyId(cluster.listings[0])
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

type Shown = Omit<StayResult, 'city' | 'photos' | 'nearby' | 'total' | 'rates' | 'sources'>

const pickShown = (property: Shown): Shown => ({
  id: property.id,
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
