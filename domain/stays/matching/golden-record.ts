import { kmBetween, type Point } from '../../travel/distance.ts'
import { propertyIdOf, type StayListing, type StayProperty } from '../property.ts'
import { calm } from '../wording.ts'
import { bestNameAt } from './best-name.ts'

/** Maximum number of pictures. */
const MOST_PHOTOS = 40

interface Chosen<T> {
  value: T
  /** The supplier of the listing that it was taken from; several names if several contributed. */
  from: string
}

const namesOf = (listings: readonly StayListing[]) => [...new Set(listings.map(({ supplier }) => supplier))].join(', ')

/** The listing with the most of something; the first of equals. */
const most = (listings: readonly [StayListing, ...StayListing[]], measure: (listing: StayListing) => number): StayListing =>
  listings.reduce((best, listing) => (measure(listing) > measure(best) ? listing : best))

type All = readonly [StayListing, ...StayListing[]]

const isTold = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)

function taken<T>(all: All, measure: (listing: StayListing) => number, read: (listing: StayListing) => T): Chosen<T> {
  const listing = most(all, measure)
  const value = read(listing)
  return { value, from: isTold(value) ? listing.supplier : '' }
}

/** The most frequent value; the first of equals; null without values. */
function usual<T extends string | number>(all: All, read: (listing: StayListing) => T | null): Chosen<T | null> {
  const known = all.flatMap((listing) => {
    const value = read(listing)
    return value === null ? [] : [{ value, listing }]
  })
  const groups = [...Map.groupBy(known, ({ value }) => value)]
  const [first] = groups.toSorted(([, a], [, b]) => b.length - a.length)
  if (!first) return { value: null, from: '' }
  return { value: first[0], from: namesOf(first[1].map(({ listing }) => listing)) }
}

/** All values, without duplicates. */
function united(all: All, read: (listing: StayListing) => readonly string[]): Chosen<string[]> {
  const telling = all.filter((listing) => read(listing).length > 0)
  return { value: [...new Set(telling.flatMap(read))], from: namesOf(telling) }
}

function median(all: All, read: (listing: StayListing) => number): Chosen<number> {
  const values = all.map(read).toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]]
  return { value: Math.round(((low + high) / 2) * 1e6) / 1e6, from: namesOf(all) }
}

const lengthOf = (text: string | null) => text?.length ?? 0

/** An address is from one supplier, because parts of two may contradict each other. The one with number and postcode is most complete. */
const addressFacts = ({ address: { line, postcode, region } }: StayListing) =>
  (/\d/.test(line) ? 4 : 0) + (postcode === null ? 0 : 2) + (region === null ? 0 : 1) + Math.min(0.9, line.length / 100)

/** One rule per field. */
function choose(all: All) {
  const named = all[bestNameAt(all.map(({ name }) => name))] ?? all[0]
  const reviewed = (listing: StayListing) => (listing.score === null ? -1 : (listing.reviewCount ?? 0))
  const byPhotos: StayListing[] = all.toSorted((a, b) => b.photos.length - a.photos.length)
  const pictured = byPhotos.filter(({ photos }) => photos.length > 0)
  return {
    name: { value: calm(named.name), from: named.supplier },
    address: taken(all, addressFacts, ({ address }) => ({ ...address, line: calm(address.line) })),
    district: usual(all, ({ district }) => district),
    latitude: median(all, ({ latitude }) => latitude),
    longitude: median(all, ({ longitude }) => longitude),
    type: usual(all, ({ type }) => type),
    profiles: united(all, ({ profiles }) => profiles),
    stars: usual(all, ({ stars }) => stars),
    score: taken(all, reviewed, ({ score }) => score),
    reviewCount: taken(all, reviewed, ({ reviewCount }) => reviewCount),
    chain: usual(all, ({ chain }) => chain),
    brand: usual(all, ({ brand }) => brand),
    amenities: united(all, ({ amenities }) => amenities),
    photos: { value: [...new Set(pictured.flatMap(({ photos }) => photos))].slice(0, MOST_PHOTOS), from: namesOf(pictured) },
    description: taken(
      all,
      ({ description }) => lengthOf(description),
      ({ description }) => description,
    ),
    checkInFrom: usual(all, ({ checkInFrom }) => checkInFrom),
    checkOutUntil: usual(all, ({ checkOutUntil }) => checkOutUntil),
    keyCollection: taken(
      all,
      ({ keyCollection }) => lengthOf(keyCollection),
      ({ keyCollection }) => keyCollection,
    ),
    nearby: taken(
      all,
      ({ nearby }) => nearby.length,
      ({ nearby }) => nearby.toSorted((a, b) => a.km - b.km),
    ),
    phone: usual(all, ({ phone }) => phone),
    email: usual(all, ({ email }) => email),
    loyaltyProgramme: usual(all, ({ loyaltyProgramme }) => loyaltyProgramme),
  }
}

/** The supplier of each field of a property; unknown fields are omitted. */
export type Provenance = Record<string, string>

/** The supplier of each field of the golden record. */
export const provenanceOf = (listings: All): Provenance =>
  Object.fromEntries(Object.entries(choose(listings)).flatMap(([field, { from }]) => (from === '' ? [] : [[field, from]])))

/**
 * Merges the listings of one property from all suppliers, in the order in which they were found. `zone` is its time zone, `centre` the centre of the
 * search.
 */
export function goldenRecord(listings: All, { zone, centre }: { zone: string; centre: Point }): StayProperty {
  const chosen = choose(listings)
  const at = { latitude: chosen.latitude.value, longitude: chosen.longitude.value }
  return {
    id: propertyIdOf(listings[0]),
    zone,
    ...at,
    km: Math.round(kmBetween(at, centre) * 10) / 10,
    name: chosen.name.value,
    address: chosen.address.value,
    district: chosen.district.value,
    type: chosen.type.value,
    profiles: chosen.profiles.value,
    stars: chosen.stars.value,
    score: chosen.score.value,
    reviewCount: chosen.reviewCount.value,
    chain: chosen.chain.value,
    brand: chosen.brand.value,
    amenities: chosen.amenities.value,
    photos: chosen.photos.value,
    description: chosen.description.value,
    checkInFrom: chosen.checkInFrom.value,
    checkOutUntil: chosen.checkOutUntil.value,
    keyCollection: chosen.keyCollection.value,
    nearby: chosen.nearby.value,
    phone: chosen.phone.value,
    email: chosen.email.value,
    loyaltyProgramme: chosen.loyaltyProgramme.value,
  }
}
