/** The words for rooms, with suppliers' languages and abbreviations. Patterns are for plain lower-case text; the first match counts. */

/** Abbreviations and foreign words, each with its English word. */
export const roomSpellings: Record<string, string> = {
  rm: 'room',
  rms: 'room',
  rooms: 'room',
  chambre: 'room',
  zimmer: 'room',
  camera: 'room',
  habitacion: 'room',
  quarto: 'room',
  kamer: 'room',
  std: 'standard',
  stnd: 'standard',
  estandar: 'standard',
  sup: 'superior',
  supr: 'superior',
  superieure: 'superior',
  superieur: 'superior',
  dlx: 'deluxe',
  dluxe: 'deluxe',
  luxe: 'deluxe',
  lux: 'luxury',
  exec: 'executive',
  exe: 'executive',
  executif: 'executive',
  prem: 'premium',
  premier: 'premium',
  premiere: 'premium',
  eco: 'economy',
  econ: 'economy',
  budget: 'economy',
  basic: 'economy',
  fam: 'family',
  familiale: 'family',
  familial: 'family',
  familienzimmer: 'family room',
  familiar: 'family',
  apt: 'apartment',
  apts: 'apartment',
  apart: 'apartment',
  appartement: 'apartment',
  apartamento: 'apartment',
  appartamento: 'apartment',
  flat: 'apartment',
  ste: 'suite',
  suites: 'suite',
  jr: 'junior',
  jnr: 'junior',
  dorm: 'dormitory',
  dormitorio: 'dormitory',
  schlafsaal: 'dormitory',
  sgl: 'single',
  sngl: 'single',
  einzelzimmer: 'single room',
  individuelle: 'single',
  individual: 'single',
  singola: 'single',
  dbl: 'double',
  doppelzimmer: 'double room',
  doble: 'double',
  doppia: 'double',
  matrimoniale: 'double',
  matrimonial: 'double',
  duplo: 'double',
  twn: 'twin',
  zweibettzimmer: 'twin room',
  jumelle: 'twin',
  kng: 'king',
  kingsize: 'king',
  qn: 'queen',
  qun: 'queen',
  queensize: 'queen',
  trpl: 'triple',
  dreibettzimmer: 'triple room',
  quadruple: 'quad',
  lits: 'beds',
  lit: 'bed',
  bett: 'bed',
  betten: 'beds',
  cama: 'bed',
  camas: 'beds',
  bedded: 'bed',
  vw: 'view',
  views: 'view',
  seaview: 'sea view',
  oceanview: 'sea view',
  cityview: 'city view',
  gardenview: 'garden view',
  poolview: 'pool view',
  meerblick: 'sea view',
  seeblick: 'lake view',
  bergblick: 'mountain view',
  gartenblick: 'garden view',
  stadtblick: 'city view',
  poolblick: 'pool view',
  accesible: 'accessible',
  barrierefrei: 'accessible',
  nsmk: 'non smoking',
  nonsmoking: 'non smoking',
  nichtraucher: 'non smoking',
  nichtraucherzimmer: 'non smoking room',
  w: 'with',
  bkfst: 'breakfast',
  brkfst: 'breakfast',
  incl: 'included',
}

export const numbers: Record<string, number> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  deux: 2,
  zwei: 2,
  dos: 2,
  due: 2,
}

/** Conditions of a rate, and words without meaning: removed before parsing. */
export const ratePatterns: readonly RegExp[] = [
  /\b\d+(?:[.,]\d+)? ?(?:m²|m2|sqm|sq m|sq ft|sqft|square met(?:er|re)s?|square feet)(?![\p{L}\p{N}])/gu,
  /\b(?:non|not|fully|partially|no)? ?refundable\b|\bfree cancellation\b|\bflexible rate\b|\badvance purchase\b|\bsaver\b|\bpromo(?:tion)?\b|\bspecial offer\b/g,
  /\b(?:with |including )?(?:buffet |continental |free )?breakfast(?: included)?\b|\bbed and breakfast\b|\b(?:half|full) board\b|\broom only\b|\ball inclusive\b/g,
  /\bpay (?:now|later|at (?:the )?(?:hotel|property))\b|\bmembers? only\b|\bmember rate\b/g,
  /\b(?:for|sleeps|max) (?:\d+|one|two|three|four|five|six)(?: (?:adults?|people|persons?|guests?|pax))?\b|\b\d+ (?:adults?|people|persons?|guests?|pax)\b/g,
]

export const smokingPatterns: readonly (readonly [pattern: RegExp, smoking: boolean])[] = [
  [/\b(?:non|no|not) ?-?(?:smoking|smokers?|fumeurs?|fumador(?:es)?|fumatori)\b|\bsmoke ?-?free\b/g, false],
  [/\bsmoking(?: allowed| permitted)?\b|\bsmokers?\b|\bfumeurs?\b|\bfumador(?:es)?\b|\braucher(?:zimmer)?\b/g, true],
]

export const accessiblePattern =
  /\b(?:wheelchair|mobility|hearing|disability|disabled)?(?: ?-?| )?accessib(?:le|ility)\b|\b(?:disabled|handicap(?:ped)?|wheelchair|mobility|disability access|pmr|ada|adapted|roll in shower)\b/g

/** `vue sur la mer` as `sea view`. */
export const foreignViews: readonly (readonly [pattern: RegExp, english: string])[] = [
  [
    /\b(?:vue|vista|con vista|vistas)(?: sur| a| al| alla| sul| para| do| de)*(?: la| le| el| o| a)? ?(?:mer|mar|mare|ocean|oceano)\b/g,
    'sea view',
  ],
  [/\b(?:vue|vista|vistas)(?: sur| a| al| alla| sul| de)*(?: la| le| el)? ?(?:ville|ciudad|citta|cidade)\b/g, 'city view'],
  [/\b(?:vue|vista|vistas)(?: sur| a| al| alla| sul| de)*(?: la| le| el)? ?(?:jardin|giardino|jardim)\b/g, 'garden view'],
  [/\b(?:vue|vista|vistas)(?: sur| a| al| alla| sul| de)*(?: la| le| el)? ?(?:piscine|piscina)\b/g, 'pool view'],
  [
    /\b(?:vue|vista|vistas)(?: sur| a| al| alla| sul| de)*(?: la| le| el)? ?(?:montagne|montana|montagna|montanha)\b/g,
    'mountain view',
  ],
]

/** Words for one view. */
export const viewSpellings: Record<string, string> = {
  ocean: 'sea',
  beach: 'sea',
  seaside: 'sea',
  gardens: 'garden',
  mountains: 'mountain',
  hill: 'mountain',
  town: 'city',
  street: 'city',
  urban: 'city',
  harbor: 'harbour',
  marina: 'harbour',
  lagoon: 'lagoon',
  patio: 'courtyard',
}

/** How much of the view there is. */
export const partialWords = new Set(['partial', 'limited', 'side', 'lateral', 'part', 'obstructed'])

/** The type of room; more specific nouns first, since `Suite Room` is a suite. `bedrooms` of an apartment are before it. */
export const nounPatterns: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/\bpresidential suite\b|\bpresidential\b/g, 'presidential suite'],
  [/\bpenthouse(?: suite)?\b/g, 'penthouse'],
  [/\bjunior suite\b/g, 'junior suite'],
  [/\b(?:mini|petite) suite\b/g, 'junior suite'],
  [/\b(?:overwater |water |beach |garden )?(?:bungalow|bungalows)\b/g, 'bungalow'],
  [/\bvillas?\b/g, 'villa'],
  [/\bchalets?\b/g, 'chalet'],
  [/\bcottages?\b/g, 'cottage'],
  [/\bcabins?\b/g, 'cabin'],
  [/\b(?:safari |luxury |glamping )?tents?\b/g, 'tent'],
  [/\b(?:beds? in (?:a )?)?(?:mixed |female |male )?(?:shared )?dormitory(?: room| bed)?\b/g, 'dormitory'],
  [/\bcapsules?\b/g, 'capsule'],
  [/\bstudio(?: apartment| room| suite)?\b/g, 'studio'],
  [/\bmaisonette\b|\bduplex\b/g, 'duplex'],
  [/\bloft\b/g, 'loft'],
  [/\bapartment\b/g, 'apartment'],
  [/\btown ?house\b/g, 'townhouse'],
  [/\bsuite\b/g, 'suite'],
]

/** The class or size; several are possible. */
export const gradeWords = new Set(
  (
    'economy standard classic comfort superior deluxe luxury premium executive club business grand royal ambassador family triple quad ' +
    'honeymoon connecting'
  ).split(' '),
)

/** Two words for one class. */
export const gradeSpellings: Record<string, string> = { luxury: 'deluxe' }

/** Words that do not identify the room. */
export const idleRoomWords = new Set(
  (
    'a an and at avec by con com de del di du for from guest in included la le mit no of on only or our ou oder overlooking private room size sized ' +
    'the to type und unit up with y en e et bed beds bedroom bathroom ensuite'
  ).split(' '),
)
