import { unitKindLabels } from './kinds.ts'
import type { BookedUnit } from './tour.ts'

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** `3 hours 30 minutes`, `2 days` */
export function durationWords(minutes: number): string {
  if (minutes >= 1_440) {
    const days = Math.ceil(minutes / 1_440)
    return plural(days, 'day')
  }
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? plural(hours, 'hour') : '', rest > 0 ? plural(rest, 'minute') : ''].filter(Boolean).join(' ')
}

const irregular: Readonly<Record<string, string>> = { Child: 'children', Family: 'families', Person: 'people', Youth: 'youths' }

/** `2 adults, 1 child` */
export const unitWords = (units: readonly Pick<BookedUnit, 'kind' | 'quantity'>[]): string =>
  units
    .map(({ kind, quantity }) => {
      const label = unitKindLabels[kind]
      return plural(quantity, label.toLowerCase(), irregular[label] ?? `${label.toLowerCase()}s`)
    })
    .join(', ')

/** `Adult`, `Child, 7 years` */
export const personWords = (unit: string, age: number | null): string => (age === null ? unit : `${unit}, ${plural(age, 'year')}`)
