import { blend, hash } from '../hash.ts'
import { between, wholeBetween } from '../stays/world/draw.ts'
import type { TourOptionRow, TourProduct } from './products.ts'

export type UnitType = 'ADULT' | 'CHILD' | 'INFANT' | 'SENIOR' | 'OTHER'

export interface UnitRow {
  id: string
  type: UnitType
  title: string
  minAge: number
  maxAge: number
  /** Of an adult's price. */
  factor: number
  accompaniedBy: readonly string[]
}

const adult: UnitRow = { id: 'adult', type: 'ADULT', title: 'Adult', minAge: 13, maxAge: 99, factor: 1, accompaniedBy: [] }
const all: readonly UnitRow[] = [
  adult,
  { id: 'child', type: 'CHILD', title: 'Child', minAge: 4, maxAge: 12, factor: 0.6, accompaniedBy: ['adult', 'senior'] },
  { id: 'infant', type: 'INFANT', title: 'Infant', minAge: 0, maxAge: 3, factor: 0, accompaniedBy: ['adult', 'senior'] },
  { id: 'senior', type: 'SENIOR', title: 'Senior', minAge: 65, maxAge: 99, factor: 0.85, accompaniedBy: [] },
]
const grown: readonly UnitRow[] = [{ ...adult, minAge: 18 }]
const anybody: readonly UnitRow[] = [
  { id: 'person', type: 'OTHER', title: 'Person', minAge: 0, maxAge: 99, factor: 1, accompaniedBy: [] },
]

/** The categories of people of a product. */
export function unitsOf({ theme }: TourProduct): readonly UnitRow[] {
  if (theme.per === 'BOOKING') return anybody
  return theme.adultsOnly ? grown : all
}

export interface Price {
  original: number
  retail: number
  net: number
}

const NET = 0.8

/** An adult's price, or that of a whole booking, on a day, in minor units of the supplier's currency. */
function basePrice({ supplier, city, theme, seed }: TourProduct, option: TourOptionRow, day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const month = Number(day.slice(5, 7))
  const daySeed = blend(seed, hash(day))
  const factor =
    (0.6 + 0.4 * city.price) *
    option.factor *
    (weekday === 0 || weekday === 6 ? 1.1 : 1) *
    (city.peak.includes(month) ? 1.15 : 1) *
    between(0.96, 1.04, daySeed, 'price') *
    between(0.93, 1.07, seed, `price at ${supplier.id}`)
  return Math.round((theme.price * supplier.rate * factor * 100) / 50) * 50
}

const priceOf = (retail: number, original: number): Price => ({ original, retail, net: Math.round(retail * NET) })

/** The price of one unit; for a product with one price per booking that of the booking. */
export function unitPrice(product: TourProduct, option: TourOptionRow, unit: UnitRow, day: string): Price {
  const retail = Math.round((basePrice(product, option, day) * unit.factor) / 50) * 50
  const isReduced = wholeBetween(1, 5, product.seed, 'reduced') === 1
  return priceOf(retail, isReduced ? Math.round(retail * 1.15) : retail)
}

export const bookingPrice = (product: TourProduct, option: TourOptionRow, day: string): Price => {
  const retail = basePrice(product, option, day)
  return priceOf(retail, retail)
}
