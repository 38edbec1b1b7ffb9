import { blend } from '../../hash.ts'
import { chance, draw, pickFor } from '../world/draw.ts'
import type { Property } from '../world/property.ts'
import type { Hand } from './suppliers.ts'

type Respelling = (name: string, property: Property, seed: number) => string

export const withoutMarks = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('Đ', 'D').replaceAll('đ', 'd')

const shorter: readonly (readonly [RegExp, string])[] = [
  [/\bInternational\b/g, 'Intl'],
  [/\bApartments\b/g, 'Apts'],
  [/\bSuites\b/g, 'Stes'],
  [/\bGuest House\b/g, 'Guesthouse'],
  [/\bHotel\b/g, 'Htl'],
  [/\bResort\b/g, 'Rsrt'],
  [/\bSaint\b/g, 'St'],
  [/\bResidence(s?)\b/g, 'Res.'],
  [/\bBoutique\b/g, 'Btq'],
]

/** Swaps two letters of the longest word, as a typing error. */
function slip(name: string, _property: Property, seed: number): string {
  const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < 6) return name
  const at = 1 + (draw(seed, 'slip') % (longest.length - 3))
  const slipped = `${longest.slice(0, at)}${longest[at + 1]}${longest[at]}${longest.slice(at + 2)}`
  return name.replace(longest, slipped)
}

/** The variations of a name by supplier. A person still recognises the property by each. */
const respellings = {
  city: (name, { city }) => (name.includes(city.name) ? name : `${name} ${city.name}`),
  'comma city': (name, { city }) => (name.includes(city.name) ? name : `${name}, ${city.name}`),
  district: (name, { district }) => (name.includes(district.name) ? name : `${name} - ${district.name}`),
  'no marks': (name) => withoutMarks(name),
  shouted: (name) => name.toUpperCase(),
  shortened: (name) => shorter.reduce((text, [word, short]) => text.replace(word, short), name),
  'and spelt': (name) => name.replace(' & ', ' and '),
  'no article': (name) => name.replace(/^(The|Le|La|De) (?=\S{4})/, ''),
  'hotel last': (name) => name.replace(/^(Hotel|Hôtel|Hotell|Albergo) (.+)$/, '$2 $1'),
  'hotel first': (name) => name.replace(/^(.+) Hotel$/, 'Hotel $1'),
  'no hotel': (name) => (name.split(' ').length > 2 ? name.replace(/ ?\b(Hotel|Hôtel)\b ?/, ' ').trim() : name),
  'by chain': (name, { brand }) => (brand ? `${name}, by ${brand.chain.name}` : name),
  'chain first': (name, { brand, district }) => (brand ? name.replace(` ${district.name}`, `, ${district.name}`) : name),
  boasting: (name, { stars }) => `${name} ${stars}*`,
  slip,
} as const satisfies Record<string, Respelling>

type Name = keyof typeof respellings

/** The variations of each supplier. */
const habits: Record<Hand, readonly Name[]> = {
  plain: ['city', 'and spelt', 'no article', 'no marks', 'district', 'hotel last', 'chain first'],
  shouting: ['shouted', 'no marks', 'and spelt', 'shortened'],
  terse: ['shortened', 'no marks', 'no hotel', 'no article', 'slip'],
  wordy: ['comma city', 'district', 'by chain', 'boasting', 'hotel first', 'and spelt', 'slip'],
  foreign: ['hotel first', 'hotel last', 'no marks', 'city', 'no article', 'slip'],
}

/** The name of a property at a supplier; `carelessness` is the share of names that differ from the property's own. */
export function respellName(property: Property, hand: Hand, carelessness: number, seed: number): string {
  const always = hand === 'shouting' ? respellings.shouted(property.name) : property.name
  if (chance(seed, 'careless') >= carelessness) return always
  const often = chance(seed, 'twice') < 0.3 ? 2 : 1
  return Array.from({ length: often }, (_, turn) => pickFor(habits[hand], blend(seed, turn), 'habit')).reduce<string>(
    (name, habit) => respellings[habit](name, property, seed),
    always,
  )
}
