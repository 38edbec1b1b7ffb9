import { nameScore, namesPart } from './compare-names.ts'
import { countBits, type ListingFacts } from './listing-facts.ts'

/** From this score on two listings are one property. */
export const MERGE_FROM = 0.85
/** From this score on a person decides. */
export const DOUBT_FROM = 0.6
/** Maximum distance of two compared listings. */
export const REACH_METRES = 1_000

/** This share of the letters of the shorter name must be in the other. */
const SHARED_LETTERS = 1.5
const WEIGHTS = { name: 0.45, distance: 0.25, contact: 0.2, standing: 0.1 }
/** Names with a word for a different property go to a person, however similar the other facts are. */
const PARTED_AT_MOST = 0.8
/** Up to this distance two positions of one property have full weight, and at the second half of it. */
const SURE_METRES = 120
const HALF_METRES = 700

export const metresBetween = (a: ListingFacts, b: ListingFacts): number => Math.hypot(a.x - b.x, a.y - b.y)

const nearness = (metres: number): number => {
  const beyond = Math.max(0, metres - SURE_METRES) / (HALF_METRES - SURE_METRES)
  return 1 / (1 + beyond * beyond)
}

/** Whether one contains the other, so that a street without its number is the same street. */
const contains = (more: readonly string[], less: readonly string[]) => less.every((word) => more.includes(word))

function isSameStreet(a: readonly string[], b: readonly string[]): boolean {
  if (Math.min(a.length, b.length) < 2) return a.length > 0 && a.join(' ') === b.join(' ')
  return a.length >= b.length ? contains(a, b) : contains(b, a)
}

/** Whether the addresses are equal; null if too little is known. */
function sameAddress(a: ListingFacts, b: ListingFacts): boolean | null {
  if (a.street.length === 0 || b.street.length === 0) return null
  if (a.postcode !== null && b.postcode !== null && a.postcode !== b.postcode) return false
  return isSameStreet(a.street, b.street)
}

/** 1 if telephone or address are equal, 0 if known values differ, null if nothing can be compared. */
function contactScore(a: ListingFacts, b: ListingFacts): number | null {
  const phone = a.phone === null || b.phone === null ? null : a.phone === b.phone
  if (phone) return 1
  const address = sameAddress(a, b)
  if (address) return 1
  return phone === null && address === null ? null : 0
}

/** Suppliers differ by one star. */
const starScore = (a: number, b: number): number => Math.max(0, 1 - Math.abs(a - b) / 2)

/** The mean of the known values for stars and chain; null without any. */
function standingScore(a: ListingFacts, b: ListingFacts): number | null {
  const stars = a.stars === null || b.stars === null ? null : starScore(a.stars, b.stars)
  const [left, right] = a.brand !== null && b.brand !== null ? [a.brand, b.brand] : [a.chain, b.chain]
  const chain = left === null || right === null ? null : Number(left === right)
  if (stars === null || chain === null) return stars ?? chain
  return (stars + chain) / 2
}

/** Whether two listings are near enough, with enough common letters, to be compared; nearly all pairs of a city fail here. */
function mayBeOne(a: ListingFacts, b: ListingFacts): boolean {
  const [east, north] = [a.x - b.x, a.y - b.y]
  if (east * east + north * north > REACH_METRES * REACH_METRES) return false
  return countBits(a.letters & b.letters) * SHARED_LETTERS >= Math.min(a.letterCount, b.letterCount)
}

/**
 * 0 to 1: how likely two listings are one property, from names, distance, telephone or address, stars and chain. Unknown facts are ignored. 0 beyond
 * the maximum distance.
 */
export function scorePair(a: ListingFacts, b: ListingFacts): number {
  if (!mayBeOne(a, b)) return 0
  const name = nameScore(a.name, b.name)
  if (name === 0) return 0
  const contact = contactScore(a, b)
  const standing = standingScore(a, b)
  const score =
    (name * WEIGHTS.name +
      nearness(metresBetween(a, b)) * WEIGHTS.distance +
      (contact ?? 0) * WEIGHTS.contact +
      (standing ?? 0) * WEIGHTS.standing) /
    (WEIGHTS.name + WEIGHTS.distance + (contact === null ? 0 : WEIGHTS.contact) + (standing === null ? 0 : WEIGHTS.standing))
  return namesPart(a.name, b.name) ? Math.min(score, PARTED_AT_MOST) : score
}
