import type { Numbers } from '../../numbers.ts'
import type { AuthoredOption } from '../option-shape.ts'
import type { AuthoredTour } from '../tour-shape.ts'

const listed = (label: string, keys: readonly string[]): string[] =>
  keys.length === 0 ? [] : [`${label}: ${keys.join(', ').replaceAll('-', ' ')}`]
const written = (text: string): string[] => (text.trim() === '' ? [] : [text])

/** An add-on is chosen with the booking and paid on the day. */
const addOnLines = ({ addOns }: AuthoredOption, numbers: Numbers): string[] =>
  addOns.map(({ title, per, amount, currency, description }) => {
    const price = `${numbers.money({ amount, currency })} ${per === 'person' ? 'for each person' : 'for each booking'}`
    return [`Extra, paid on the day: ${title}, ${price}.`, ...written(description)].join(' ')
  })

const minimumLines = ({ capacity: { minPerDeparture: least } }: AuthoredOption): string[] =>
  least > 1 ? [`With fewer than ${least} travellers it may be cancelled; you then get the whole price back.`] : []

/** With several options each line names its own. */
const ofOptions = (options: readonly AuthoredOption[], linesOf: (option: AuthoredOption) => string[]): string[] =>
  options.flatMap((option) => linesOf(option).map((line) => (options.length === 1 ? line : `${option.name}: ${line}`)))

/** What the price includes. */
export const inclusionsOf = ({ extraInfo, food }: AuthoredTour): string[] => [
  ...new Set([...extraInfo.inclusions, ...listed('Food and drink', food.meals)]),
]

/** What to know before booking, with amounts in the number format of the reader. */
export const informationOf = ({ extraInfo, food, transportation, options }: AuthoredTour, numbers: Numbers): string[] => [
  ...new Set([
    ...extraInfo.bring,
    ...extraInfo.restrictions,
    ...listed('Diets that are catered for', food.diets),
    ...written(food.note),
    ...listed('Transportation', transportation.vehicles),
    ...written(transportation.note),
    ...ofOptions(options, (option) => addOnLines(option, numbers)),
    ...ofOptions(options, minimumLines),
  ]),
]
