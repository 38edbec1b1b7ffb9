import { z } from 'zod'

/** Shapes of a house, the same whichever supplier tells of it. */

export const NearbyPlace = z.object({ name: z.string(), type: z.string(), km: z.number() })
export type NearbyPlace = z.infer<typeof NearbyPlace>

/** A house as one supplier lists it. What a supplier does not tell is null or empty. */
export const StayListing = z.object({
  /** Of the configured source. */
  supplier: z.string(),
  /** The supplier's own id of the house. */
  listingId: z.string(),
  name: z.string(),
  address: z.object({
    line: z.string(),
    city: z.string(),
    region: z.string().nullable(),
    postcode: z.string().nullable(),
    country: z.string(),
  }),
  district: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** `hotel`, `resort`, `guest_house` and so on. */
  type: z.string().nullable(),
  /** What people come for: `business`, `families`. */
  profiles: z.array(z.string()),
  /** 1 to 5. */
  stars: z.number().nullable(),
  /** Guests' rating, 0 to 10 with one decimal. */
  score: z.number().nullable(),
  reviewCount: z.int().nullable(),
  chain: z.string().nullable(),
  brand: z.string().nullable(),
  /** Keys of `amenityWords`, and whatever else a supplier sends. */
  amenities: z.array(z.string()),
  /** Addresses of pictures, the best first: the supplier's in the product, ours (`/pictures/...`) in what is sent to people. */
  photos: z.array(z.string()),
  description: z.string().nullable(),
  /** By the clock of the place, `14:00`. */
  checkInFrom: z.string().nullable(),
  checkOutUntil: z.string().nullable(),
  keyCollection: z.string().nullable(),
  nearby: z.array(NearbyPlace),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The guests' programme whose number the house takes. */
  loyaltyProgramme: z.string().nullable(),
})
export type StayListing = z.infer<typeof StayListing>

/**
 * A house as people see it: one golden record out of the listings of every supplier that sells it (suppliers.md section 5). The names of
 * those suppliers are not in it.
 */
export const StayProperty = StayListing.omit({ supplier: true, listingId: true }).extend({
  /** Names the first listing that was found; every other listing of the house finds it, too. */
  id: z.string(),
  /** IANA name of the clocks of the place. */
  zone: z.string(),
  /** From the middle of the search, in kilometres with one decimal. */
  km: z.number(),
})
export type StayProperty = z.infer<typeof StayProperty>

/** One listing of one supplier, for our own use: people get another name of it, which does not tell who sells. */
export const propertyIdOf = ({ supplier, listingId }: Pick<StayListing, 'supplier' | 'listingId'>): string =>
  `${supplier}.${listingId}`

/** When a stay begins and ends by the clocks of the place where the property does not say. */
export const usualTimes = { checkIn: '15:00', checkOut: '11:00' }
