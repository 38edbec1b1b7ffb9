import type { StayListing } from '../property.ts'

const lagosProperty: StayListing = {
  supplier: 'one',
  listingId: 'a',
  name: 'Sapphire Court',
  address: { line: '12 Allen Street', city: 'Lagos', region: 'Lagos', postcode: null, country: 'NG' },
  district: null,
  latitude: 6.6,
  longitude: 3.35,
  type: 'hotel',
  profiles: [],
  stars: 4,
  score: null,
  reviewCount: null,
  chain: null,
  brand: null,
  amenities: [],
  photos: [],
  description: null,
  checkInFrom: null,
  checkOutUntil: null,
  keyCollection: null,
  nearby: [],
  phone: null,
  email: null,
  loyaltyProgramme: null,
}

/** A hotel in Ikeja with few facts. */
export const listing = (facts: Partial<StayListing> = {}): StayListing => ({ ...lagosProperty, ...facts })
