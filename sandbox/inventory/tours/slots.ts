import { blend, hash } from '../hash.ts'
import { offsetAt, toUtc } from '../network/zone-offset.ts'
import { chance, wholeBetween } from '../stays/world/draw.ts'
import type { TourOptionRow, TourProduct } from './products.ts'

const MINUTE = 60_000
const OPEN = { from: '09:00', to: '18:00' }
/** The last day that is sold. */
export const HORIZON_DAYS = 365

/** A start of an option, or an open day. */
export interface Slot {
  id: string
  day: string
  localStart: string
  localEnd: string
  start: number
  cutoff: number
  /** Null without a limit. */
  capacity: number | null
  /** Sold elsewhere. */
  sold: number
  openingHours: { from: string; to: string }[]
}

/** The local time with its offset, the form of OCTO. */
export function withOffset({ city }: TourProduct, utc: number): string {
  const offset = offsetAt(city.zone, Math.floor(utc / MINUTE))
  const local = new Date(utc + offset * MINUTE).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

const instantOf = ({ city }: TourProduct, day: string, time: string): number =>
  toUtc(city.zone, Math.floor(Date.parse(`${day}T${time}:00Z`) / MINUTE)) * MINUTE

/** Whether it takes place on a day: most have a day of rest. */
function isOpen({ seed, theme }: TourProduct, day: string): boolean {
  if (chance(seed, 'rests') > 0.6 || theme.kind === 'OPENING_HOURS') return true
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== wholeBetween(0, 6, seed, 'day of rest')
}

/** What others have bought: a few starts are full. */
function soldOf({ seed, theme }: TourProduct, id: string, capacity: number | null): number {
  if (capacity === null || theme.freesale) return 0
  const own = blend(seed, hash(id))
  if (chance(own, 'full') < 0.07) return capacity
  return Math.floor(capacity * 0.7 * chance(own, 'sold'))
}

/** The slots of an option on a local day, ascending; none where it rests. */
export function slotsOf(product: TourProduct, option: TourOptionRow, day: string): Slot[] {
  const { theme } = product
  if (!isOpen(product, day)) return []
  const isOpening = theme.kind === 'OPENING_HOURS'
  const capacity = option.id === 'SMALL' ? Math.min(6, theme.capacity ?? 6) : theme.capacity
  return (isOpening ? ['00:00'] : option.times).map((time) => {
    const start = instantOf(product, day, time)
    const end = isOpening ? instantOf(product, day, '23:59') : start + theme.minutes * MINUTE
    const id = withOffset(product, start)
    return {
      id,
      day,
      localStart: id,
      localEnd: withOffset(product, end),
      start,
      cutoff: isOpening ? instantOf(product, day, OPEN.to) : start - theme.cutoffHours * 60 * MINUTE,
      capacity,
      sold: soldOf(product, `${option.id} ${id}`, capacity),
      openingHours: isOpening ? [OPEN] : [],
    }
  })
}

/** The local day of an instant. */
export const localDay = (product: TourProduct, utc: number): string => withOffset(product, utc).slice(0, 10)
