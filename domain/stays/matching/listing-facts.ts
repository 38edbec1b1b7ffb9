import { plainWords } from '../../plain-words.ts'
import type { Point } from '../../travel/distance.ts'
import { propertyIdOf, type StayListing } from '../property.ts'
import { type NameFacts, readName, wordsIn } from './read-name.ts'

/** The compared facts of a listing, computed once. */
export interface ListingFacts {
  key: string
  supplier: string
  /** Metres east and north of the centre of the search. */
  x: number
  y: number
  name: NameFacts
  /** The letters of the name as bits, and their number: two names that share few letters cannot be similar, and this check is fast. */
  letters: number
  letterCount: number
  /** The last digits, which no dialling code changes. Null if the supplier sends none. */
  phone: string | null
  /** Sorted words of street and number, without the place's; empty if unknown. */
  street: readonly string[]
  postcode: string | null
  stars: number | null
  chain: string | null
  brand: string | null
}

const METRES_A_DEGREE = 111_195
const PHONE_DIGITS = 8

const streetWords: Record<string, string> = {
  st: 'street',
  str: 'street',
  strasse: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  boul: 'boulevard',
  bd: 'boulevard',
  ln: 'lane',
  dr: 'drive',
  cl: 'close',
  cres: 'crescent',
  hwy: 'highway',
  sq: 'square',
  pl: 'place',
  jl: 'jalan',
  no: '',
  nr: '',
  plot: '',
}

/** `hauptstr` and `hauptstrasse` are equal. */
const streetWord = (word: string) =>
  streetWords[word] ?? (word.length > 5 && word.includes('str') ? word.replace(/str(?:asse)?$/, 'street') : word)

function streetOf(line: string, places: ReadonlySet<string>): string[] {
  const words = plainWords(line).map(streetWord).filter(Boolean)
  const own = words.filter((word) => !places.has(word))
  return (own.length > 1 ? own : words).toSorted()
}

const phoneOf = (phone: string | null): string | null => {
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  return digits.length < PHONE_DIGITS ? null : digits.slice(-PHONE_DIGITS)
}

const plain = (text: string | null): string | null => (text === null ? null : plainWords(text).join('') || null)

/** Degrees from -180 to 180, so that a search across the date line is one circle. */
const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

const lettersOf = (words: readonly string[]): number => {
  let letters = 0
  for (const word of words) for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 31)
  return letters
}

/** The number of set bits of 32. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** Reads listings around a centre; the words of a place or a chain are read once, for all of its properties. */
export function createReader(centre: Point): (listing: StayListing) => ListingFacts {
  const known = new Map<string, ReadonlySet<string>>()
  const eastward = METRES_A_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)

  function wordsOf(...names: readonly (string | null)[]): ReadonlySet<string> {
    const key = names.join('|')
    const words = known.get(key) ?? wordsIn(...names)
    known.set(key, words)
    return words
  }

  return (listing) => {
    const { address, district, chain, brand } = listing
    const places = wordsOf(address.city, address.region, district)
    const name = readName(listing.name, { places, chain: wordsOf(chain, brand) })
    const letters = lettersOf(name.own)
    return {
      key: propertyIdOf(listing),
      supplier: listing.supplier,
      x: turn(listing.longitude - centre.longitude) * eastward,
      y: (listing.latitude - centre.latitude) * METRES_A_DEGREE,
      name,
      letters,
      letterCount: countBits(letters),
      phone: phoneOf(listing.phone),
      street: streetOf(address.line, places),
      postcode: plain(address.postcode),
      stars: listing.stars,
      chain: plain(chain),
      brand: plain(brand),
    }
  }
}
