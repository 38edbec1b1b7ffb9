import { formatDuration } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { WriteAmount } from './applied-filters.ts'
import type { Unit } from './filter-part.ts'

/** Formats the values of filters. `money` is in minor units of the results' currency. */
export function writeAmount(money: (amount: number) => string, numbers: Numbers): WriteAmount {
  const writers: Record<Unit, (value: number) => string> = {
    money,
    duration: formatDuration,
    kilograms: (kg) => `${numbers.count(kg)} kg`,
    kilometres: (km) => `${km} km`,
    score: String,
  }
  return (value, unit) => writers[unit](value)
}
