import type { Brand } from './chains.ts'
import type { City, District } from './cities.ts'
import type { Culture } from './cultures.ts'
import { draw, pickFor } from './draw.ts'
import type { Kind } from './kinds.ts'

const common: Partial<Record<Kind, readonly string[]>> = {
  resort: ['{w} Resort', '{w} Beach Resort & Spa', '{w} Resort & Spa', 'The {w} Resort', '{w} Garden Resort'],
  lodge: ['{w} Lodge', '{w} Safari Lodge', '{w} Tented Camp', '{w} River Lodge', '{w} Camp'],
  hostel: ['{w} Hostel', '{w} Backpackers', '{w} Hostel & Bar', 'Hostel {w}'],
  villa: ['Villa {w}', '{w} Villas', 'Villas at {w}', '{w} Private Villas'],
}
/** A lodge has another kind where there is no wildlife. */
const inTheHills: readonly string[] = ['{w} Lodge', '{w} Mountain Lodge', '{w} Chalets', '{w} Retreat']

function patternsFor(kind: Kind, culture: Culture, { land }: City): readonly string[] {
  if (kind === 'guest_house') return culture.guest
  if (kind === 'aparthotel') return culture.apart
  if (kind === 'lodge' && land !== 'savanna') return inTheHills
  return common[kind] ?? culture.hotel
}

interface Naming {
  city: City
  district: District
  culture: Culture
  kind: Kind
  brand: Brand | null
  seed: number
}

const ofBrand = ({ brand, city, district, culture, seed }: Naming & { brand: Brand }): string => {
  if (brand.kind === 'resort' || brand.kind === 'lodge') return `${brand.name} ${pickFor(culture.words, seed, 'word')}`
  if (brand.name.endsWith('Airport')) return `${brand.name} ${city.name}`
  return `${brand.name} ${city.name} ${district.name}`
}

function ofOwn({ kind, culture, city, district, seed }: Naming, attempt: number): string {
  const pattern = pickFor(patternsFor(kind, culture, city), seed, 'pattern')
  return pattern
    .replace('{w}', pickFor(culture.words, draw(seed, `word ${attempt}`), 'word'))
    .replace('{v}', pickFor(culture.words, draw(seed, `other ${attempt}`), 'word'))
    .replace('{d}', district.name)
    .replace('{s}', pickFor(culture.streets, seed, 'street'))
    .replace('{g}', pickFor(culture.given, seed, 'given'))
}

/** A unique name within the city, which is then marked as taken. */
export function nameProperty(naming: Naming, taken: Set<string>): string {
  const { brand, city, district } = naming
  const plain = (attempt: number) => (brand && attempt === 0 ? ofBrand({ ...naming, brand }) : ofOwn(naming, attempt))
  for (let attempt = 0; attempt < 40; attempt++) {
    const name =
      attempt % 4 === 3 && !plain(attempt).includes(district.name) ? `${plain(attempt)} ${district.name}` : plain(attempt)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
  const name = `${plain(0)} ${city.name} ${taken.size}`
  taken.add(name)
  return name
}
