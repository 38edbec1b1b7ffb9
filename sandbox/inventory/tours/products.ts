import { hash } from '../hash.ts'
import { type City, cities } from '../stays/world/cities.ts'
import { chance, draw, wholeBetween } from '../stays/world/draw.ts'
import { type Landmark, landmarksOf } from '../stays/world/landmarks.ts'
import type { TourSupplierRow } from './suppliers.ts'
import { type Theme, themes } from './themes.ts'

/** A tour of a city, as one supplier sells it. */
export interface TourProduct {
  id: string
  supplier: TourSupplierRow
  city: City
  theme: Theme
  /** The same at every supplier. */
  seed: number
  options: readonly TourOptionRow[]
}

export interface TourOptionRow {
  id: string
  title: string
  text: string
  /** Of the price. */
  factor: number
  times: readonly string[]
}

const LEAST = 12
const MOST = 30
/** A city with as many properties has the most tours. */
const LARGEST = 450

/** Tours that every city has. */
const everywhere = ['old-town-walk', 'highlights-day', 'museum-ticket', 'food-walk', 'private-day', 'hop-on']

function themesOf(city: City): Theme[] {
  const seed = hash(`tours|${city.code}|${city.name}`)
  const fitting = themes.filter(({ lands }) => lands === null || lands.includes(city.land))
  const first = fitting.filter(({ key }) => everywhere.includes(key))
  const others = fitting.filter(({ key }) => !everywhere.includes(key)).toSorted((a, b) => draw(seed, a.key) - draw(seed, b.key))
  const count = LEAST + Math.round((MOST - LEAST) * Math.min(1, city.properties / LARGEST))
  return [...first, ...others].slice(0, count)
}

function optionsOf({ times, per, kind }: Theme, seed: number): TourOptionRow[] {
  const usual = { id: 'DEFAULT', title: 'Standard', text: 'The tour as described.', factor: 1, times }
  if (kind === 'OPENING_HOURS' || per === 'BOOKING' || chance(seed, 'second option') > 0.45) return [usual]
  return [
    usual,
    {
      id: 'SMALL',
      title: 'Small group',
      text: 'The same tour with at most six participants and more time at each stop.',
      factor: 1.45,
      times: times.slice(0, 1),
    },
  ]
}

const made = new Map<string, ReadonlyMap<string, TourProduct>>()

/** Every product of a supplier by its id. */
export function productsOf(supplier: TourSupplierRow): ReadonlyMap<string, TourProduct> {
  const known = made.get(supplier.id)
  if (known) return known
  const products = new Map<string, TourProduct>()
  for (const city of cities)
    for (const theme of themesOf(city)) {
      const seed = hash(`tour|${city.code}|${city.name}|${theme.key}`)
      // A museum's ticket is sold by everybody.
      if (chance(seed, `sold by ${supplier.id}`) >= supplier.share && theme.key !== 'old-town-walk') continue
      const id = `${supplier.id.slice(0, 2)}-${city.index}-${theme.key}`
      products.set(id, { id, supplier, city, theme, seed, options: optionsOf(theme, seed) })
    }
  made.set(supplier.id, products)
  return products
}

/** A sight of the city for each placeholder of a text. */
const sights: Readonly<Record<string, Landmark['type']>> = { m: 'museum', k: 'market', v: 'viewpoint', p: 'park', w: 'worship' }

const sightOf = (city: City, type: Landmark['type']): Landmark | undefined => {
  const marks = landmarksOf(city)
  return marks.find((one) => one.type === type) ?? marks.find((one) => one.type === 'market')
}

/** A text of a theme for a city. */
export function tell({ city, seed }: TourProduct, text: string): string {
  const districts = city.districts.filter(({ km }) => km < 12)
  const district = (at: number) => districts[(draw(seed, 'district') + at) % Math.max(1, districts.length)]?.name ?? city.name
  return text.replaceAll(/\{(\w)\}/g, (whole, key: string) => {
    if (key === 'c') return city.name
    if (key === 'd') return district(0)
    if (key === 'e') return district(1)
    const type = sights[key]
    return (type && sightOf(city, type)?.name) ?? whole
  })
}

/** The sights that it visits, in order. */
export const stopsOf = ({ city, theme }: TourProduct): Landmark[] => [
  ...new Set(theme.stops.flatMap((type) => sightOf(city, type) ?? [])),
]

/** Languages of its guide or recordings. */
export function languagesOf({ city, seed, theme }: TourProduct): string[] {
  const more = ['fr', 'es', 'de', 'it', 'pt', 'ar'].filter((code) => chance(seed, `language ${code}`) < 0.28)
  const home = ['FR', 'SN', 'CI', 'MA', 'TN'].includes(city.country) ? ['fr'] : []
  const all = theme.labels.includes('audio-guide') ? ['fr', 'es', 'de', 'it', 'pt', 'ar', 'zh'] : more
  return [...new Set(['en', ...home, ...all])]
}

/** The reviews' average and number. */
export const reviewsOf = ({ seed }: TourProduct) =>
  chance(seed, 'reviewed') < 0.06
    ? { average: null, count: 0 }
    : {
        average: Math.round((3.4 + 1.6 * Math.sqrt(chance(seed, 'score'))) * 10) / 10,
        count: wholeBetween(4, 2_600, seed, 'reviews'),
      }
