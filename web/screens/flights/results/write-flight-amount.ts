import { formatDuration } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import { kilograms } from '../../../products/flight/emission-words.ts'
import type { WriteAmount } from '../../../results/applied-filters.ts'

/** Writes the values of flights' sliders. `money` writes minor units of the selling currency. */
export const writeFlightAmount = (money: (amount: number) => string, numbers: Numbers): WriteAmount => {
  const writers = {
    money,
    duration: formatDuration,
    kilograms: (kg: number) => kilograms(kg, numbers),
    kilometres: String,
    score: String,
  }
  return (value, unit) => writers[unit](value)
}
