import { blend } from '../../hash.ts'
import { cultures } from '../world/cultures.ts'
import { between, chance, pickFor, wholeBetween } from '../world/draw.ts'
import type { Listing } from './listing.ts'
import texts from './reviews.json' with { type: 'json' }

export interface Review {
  created_at: string
  reviewer_name: string
  /** 1.0 to 10.0. */
  score: number
  text: string
}

const DAY_MS = 86_400_000
/** A supplier shows the newest reviews only, fewer than the score is based on. */
const MOST_SHOWN = 120

export const reviewsShown = ({ score, reviewCount }: Listing): number => (score === null ? 0 : Math.min(reviewCount, MOST_SHOWN))

const oneDigit = (value: number) => Math.round(value * 10) / 10

/** Half of the guests are from the property's own region. */
function guestName({ property }: Listing, seed: number): string {
  const { given, family } = chance(seed, 'local') < 0.5 ? property.culture : pickFor(cultures, seed, 'culture')
  return `${pickFor(given, seed, 'given')} ${pickFor(family, seed, 'family').slice(0, 1)}.`
}

/** Praise that only fits some properties. */
function ownPraise({ property }: Listing): string[] {
  const { amenities, city } = property
  return [
    ...(amenities.includes('pool') ? texts.pool : []),
    ...(amenities.includes('restaurant') ? texts.restaurant : []),
    ...(amenities.includes('spa') ? texts.spa : []),
    ...(amenities.includes('gym') ? texts.gym : []),
    ...(city.country === 'NG' ? texts.power : []),
  ]
}

function wordsFor(listing: Listing, score: number, seed: number): string {
  const own = ownPraise(listing)
  const praise = [
    pickFor(texts.praise, seed, 'praise'),
    ...(own.length > 0 && chance(seed, 'own') < 0.5 ? [pickFor(own, seed, 'own praise')] : []),
  ]
  const blame = pickFor(texts.blame, seed, 'blame')
  if (score >= 8.4) return [...praise, pickFor(texts.sum.high, seed, 'sum')].join(' ')
  if (score >= 6.4) return [...praise.slice(0, 1), blame, pickFor(texts.sum.middle, seed, 'sum')].join(' ')
  return [blame, pickFor(texts.blame, blend(seed, 1), 'blame'), pickFor(texts.sum.low, seed, 'sum')].join(' ')
}

/** A supplier's review of a property by its index, newest first; its date is relative to the current day. */
export function reviewAt(listing: Listing, index: number, now: Date): Review {
  const seed = blend(listing.seed, 50_000 + index)
  const mean = listing.score ?? 8
  const score = oneDigit(Math.min(10, Math.max(1, mean + between(-2.4, 2, seed, 'off') * chance(seed, 'far'))))
  // A property with many reviews has a new one nearly every day.
  const apart = 1 + 400 / Math.max(20, listing.reviewCount)
  const days = Math.floor((index + chance(seed, 'days')) * apart)
  const day = new Date(
    Math.floor((now.getTime() - days * DAY_MS) / DAY_MS) * DAY_MS + wholeBetween(6, 22, seed, 'hour') * 3_600_000,
  )
  return { created_at: day.toISOString(), reviewer_name: guestName(listing, seed), score, text: wordsFor(listing, score, seed) }
}
