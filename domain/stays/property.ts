import { z } from 'zod'

/** Shapes of a property of any supplier. */

export const NearbyPlace = z.object({ name: z.string(), type: z.string(), km: z.number() })
export type NearbyPlace = z.infer<typeof NearbyPlace>

/** A property as one supplier lists it. Unknown facts are null or empty. */
export const StayListing = z.object({
  /** The id of the configured supplier. */
  supplier: z.string(),
  /** The supplier's own id of the property. */
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
  /** Traveller profiles: `business`, `families`. */
  profiles: z.array(z.string()),
  /** 1 to 5. */
  stars: z.number().nullable(),
  /** Guest score, 0 to 10 with one decimal. */
  score: z.number().nullable(),
  reviewCount: z.int().nullable(),
  chain: z.string().nullable(),
  brand: z.string().nullable(),
  /** Keys of `amenityWords`, and unknown ones of a supplier. */
  amenities: z.array(z.string()),
  /** Addresses of pictures, the best first: the supplier's inside the product, ours (`/pictures/...`) in API responses. */
  photos: z.array(z.string()),
  description: z.string().nullable(),
  /** In local time, `14:00`. */
  checkInFrom: z.string().nullable(),
  checkOutUntil: z.string().nullable(),
  keyCollection: z.string().nullable(),
  nearby: z.array(NearbyPlace),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The loyalty programme whose number the property accepts. */
  loyaltyProgramme: z.string().nullable(),
})
export type StayListing = z.infer<typeof StayListing>

/** A property for display: the golden record of the listings of all its suppliers (suppliers.md section 5). It does not name those suppliers. */
export const StayProperty = StayListing.omit({ supplier: true, listingId: true }).extend({
  /** The id of one of its listings: in a search of the first that was found, in an offer always of the same one. Each listing's id finds the property. */
  id: z.string(),
  /** IANA name of the property's time zone. */
  zone: z.string(),
  /** From the centre of the search, in kilometres with one decimal. */
  km: z.number(),
})
export type StayProperty = z.infer<typeof StayProperty>

/** One listing of one supplier, for internal use: responses have another id, which does not reveal the supplier. */
export const propertyIdOf = ({ supplier, listingId }: Pick<StayListing, 'supplier' | 'listingId'>): string =>
  `${supplier}.${listingId}`

/** The local times of check-in and check-out if the property does not state them. */
export const usualTimes = { checkIn: '15:00', checkOut: '11:00' }
