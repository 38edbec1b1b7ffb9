/** Words of property names, by what they say about the identity of the property. Plain and in the singular, as `readName` returns them. */

/** Insignificant: any property may have or lack them. */
export const idleWords = new Set(
  (
    'a al an and at by das de dei del della der des di die do dos du e el en et hotel hotell il im in l la las le les lo los of on otel ' +
    'the und y albergo ho tel star'
  ).split(' '),
)

/** The type of property. Suppliers omit them, but two different ones are seldom one property. */
export const kindWords = new Set(
  (
    'apartment aparthotel auberge backpacker bar bay beach bnb boutique camp casa castle centre chalet city club collection comfort conference ' +
    'continental cottage country court deluxe dar executive express exclusive fine flat garden gold golden grand grande guesthouse guest height ' +
    'heritage home hospitality hostel house inn international island lagoon lake lifestyle lite lodge loft luxury maison manor mansion motel ' +
    'mountain nile palace palais pension pensao place plaza pool posada pousada premier premium private prestige pyramid rest residence residency ' +
    'residencial residential resort retreat riad river riverside riyad room royal royale safari sea service serviced shortlet signature spa ' +
    'studio suite superior tented tower townhouse villa view wellness'
  ).split(' '),
)

/** Distinguish two properties of one owner: if only one name has such a word, they are two. */
export const partingWords = new Set(
  (
    'annex annexe annexo dependance dependence extension wing phase block building two three four ii iii iv 1 2 3 4 5 6 7 8 9 10 east west ' +
    'north south upper lower old new airport terminal junior second'
  ).split(' '),
)

/** Spellings of one word, after folding, in the singular. */
export const spellings: Record<string, string> = {
  htl: 'hotel',
  hotelsuite: 'suite',
  intl: 'international',
  int: 'international',
  intercontl: 'intercontinental',
  apt: 'apartment',
  appt: 'apartment',
  apart: 'apartment',
  appartement: 'apartment',
  apartamento: 'apartment',
  apartament: 'apartment',
  ste: 'suite',
  rsrt: 'resort',
  rst: 'resort',
  res: 'residence',
  resid: 'residence',
  residencia: 'residence',
  residenza: 'residence',
  btq: 'boutique',
  gh: 'guesthouse',
  st: 'saint',
  sankt: 'saint',
  center: 'centre',
  ctr: 'centre',
  mt: 'mount',
  bldg: 'building',
  twr: 'tower',
  lux: 'luxury',
  exec: 'executive',
  dlx: 'deluxe',
  bch: 'beach',
  gdn: 'garden',
  plz: 'plaza',
  grd: 'grand',
  wng: 'wing',
  anex: 'annex',
  annexe: 'annex',
  ext: 'extension',
}

/** Two words that are also written as one. */
export const joinedWords: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\bguest house/g, 'guesthouse'],
  [/\bb ?& ?b\b|\bbed (?:&|and) breakfast\b/g, 'bnb'],
  [/\bapp?art'?[ -]?hotel/g, 'aparthotel'],
  [/\btown house/g, 'townhouse'],
]
