import type { TourResult } from '#contract/tours.ts'
import { withLastingId } from '#domain/results/lasting-id.ts'
import type { TourDayPrice } from '#domain/tours/found-tour.ts'
import { isSameTour } from '#domain/tours/same-tour.ts'
import { kmBetween } from '#domain/travel/distance.ts'
import type { TourListing } from '#integrations/tours/port.ts'
import type { Cipher } from '../../../cipher.ts'
import { type SealedPictures, sealPictures } from '../../pictures/picture-addresses.ts'
import type { Entry } from '../../search/session/search-gatherer.ts'
import { publicTourId } from '../public-tour-id.ts'

/** A supplier's tour with its prices in minor units of the selling currency. */
export interface PricedTour {
  listing: TourListing
  days: TourDayPrice[]
  total: number
  /** The supplier's title. */
  title: string
}

/** The key of a tour at one supplier. */
export interface TourMember {
  supplier: string
  productId: string
}

/** The part of a result that depends on the viewer. */
export type ViewedTour = Pick<TourResult, 'total' | 'days' | 'photos' | 'sources'>
/** The part that every viewer sees. */
export type CommonTour = Omit<TourResult, keyof ViewedTour>

/** The stored remainder: prices without a payment fee, pictures with sealed addresses, and the suppliers, the cheapest first. */
export interface StoredTour extends Pick<ViewedTour, 'total' | 'days'> {
  pictures: SealedPictures
  sources: string[]
  members: TourMember[]
}
export type TourEntry = Entry<CommonTour, StoredTour>

/** The number of pictures on a card. */
const PHOTOS = 5

interface Group {
  id: string
  members: PricedTour[]
}

export const idOfListing = ({ supplier, productId }: TourMember): string => publicTourId(supplier, productId)

/** Collects the tours of one search: each once, with the offer of its cheapest supplier. */
export function gatherTours({ cipher, centre }: { cipher: Cipher; centre: { latitude: number; longitude: number } }) {
  const groups = new Map<string, Group>()

  function groupOf({ listing }: PricedTour): Group {
    const isKnown = (one: PricedTour) => one.listing.supplier === listing.supplier && one.listing.productId === listing.productId
    for (const group of groups.values()) {
      if (group.members.some(isKnown)) return group
      const isOther = group.members.every((one) => one.listing.supplier !== listing.supplier)
      if (isOther && group.members.some((one) => isSameTour(one.listing, listing))) return group
    }
    const group = { id: idOfListing(listing), members: [] }
    groups.set(group.id, group)
    return group
  }

  function entryOf({ id, members }: Group): TourEntry | null {
    const ids = withLastingId([id, ...members.map((one) => idOfListing(one.listing))])
    const ordered = members.toSorted((a, b) => a.total - b.total)
    const [cheapest] = ordered
    if (!cheapest) return null
    const { supplier: _supplier, productId: _product, photos, zone: _zone, ...listing } = cheapest.listing
    return {
      common: { ...listing, ...ids, km: Math.round(kmBetween(listing, centre) * 10) / 10 },
      stored: {
        pictures: sealPictures(cipher, photos.slice(0, PHOTOS)),
        total: cheapest.total,
        days: cheapest.days,
        sources: ordered.map(({ title }) => title),
        members: ordered.map(({ listing: { supplier, productId } }) => ({ supplier, productId })),
      },
    }
  }

  return {
    add(found: readonly PricedTour[]): { upserts: [id: string, entry: TourEntry][]; gone: string[] } {
      const touched = new Set<Group>()
      for (const one of found) {
        const group = groupOf(one)
        group.members = [...group.members.filter((other) => other.listing.supplier !== one.listing.supplier), one]
        touched.add(group)
      }
      const upserts = [...touched].flatMap((group): [string, TourEntry][] => {
        const entry = entryOf(group)
        return entry ? [[group.id, entry]] : []
      })
      return { upserts, gone: [] }
    },
    listed: () => groups.size,
  }
}
