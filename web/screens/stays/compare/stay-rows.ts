import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { RateFacts } from '#domain/stays/found-stay.ts'
import { amenityName, amenityWords, sentence } from '#domain/stays/kinds.ts'
import type { OptionNow } from '#domain/stays/option-now.ts'
import { type CompareRow, type RowRule, toRows } from '../../../compare/compare-rows.ts'
import {
  boardOf,
  distanceWords,
  hoursOf,
  payOf,
  refundWords,
  reviewsWords,
  scoreWord,
  starsWords,
  typeName,
} from '../../../products/stay/property-words.ts'

/** Facts that all properties of a comparison share. */
export interface StaysCompared {
  currency: string
  /** IANA time zone of the place. */
  zone: string
  nights: number
  rooms: number
  /** `Tue 8 Dec – Fri 11 Dec, 3 nights` */
  days: string
  /** `2 adults in 1 room` */
  guests: string
}

/** A property in the comparison, at its selected rate. */
export type StayColumn = OptionNow

type Rule = RowRule<StayColumn>
const unstated = 'Not stated'
export const groups = ['Price', 'Terms of this price', 'The property', 'Where', 'Amenities', 'The stay']
const [PRICE = '', TERMS = '', PROPERTY = '', WHERE = '', AMENITIES = '', STAY = ''] = groups

function priceRows(columns: readonly StayColumn[], of: StaysCompared, { format, numbers }: Writers): Rule[] {
  const write = (amount: number) => format({ amount, currency: of.currency })
  const lowest = Math.min(...columns.map(({ total }) => total))
  const total = (column: StayColumn) => column.total
  return [
    { group: PRICE, label: 'Total', text: (one) => write(one.total), rank: total, word: 'Lowest' },
    {
      group: PRICE,
      label: of.rooms > 1 ? 'A night and room' : 'A night',
      text: (one) => write(Math.round(one.total / Math.max(1, of.nights * of.rooms))),
    },
    {
      group: PRICE,
      label: 'More than the cheapest',
      text: (one) => (one.total === lowest ? 'The cheapest' : `+ ${write(one.total - lowest)}`),
    },
    {
      group: PRICE,
      label: 'Taxes and fees in the total',
      text: ({ rate }) => (rate?.taxes == null ? unstated : write(rate.taxes)),
    },
    ...(columns.some(({ rate }) => rate && rate.paymentFee > 0) ? [feeRow(write)] : []),
    {
      group: PRICE,
      label: 'Local taxes, paid at the property',
      text: ({ rate }) => localChargesWords(rate, { write, numbers, currency: of.currency }),
    },
  ]
}

const feeRow = (write: (amount: number) => string): Rule => ({
  group: PRICE,
  label: 'Payment fee in the total',
  text: ({ rate }) => (rate ? write(rate.paymentFee) : unstated),
})

function localChargesWords(
  rate: RateFacts | null,
  of: { write: (amount: number) => string; numbers: Numbers; currency: string },
): string {
  if (!rate) return unstated
  const { localCharges, localChargesAbout } = rate
  if (!localCharges) return 'None'
  const isOther = localChargesAbout !== null && localCharges.currency !== of.currency
  return `${of.numbers.money(localCharges)}${isOther ? `, about ${of.write(localChargesAbout)}` : ''}`
}

function termRows({ zone }: StaysCompared): Rule[] {
  const order = ['free', 'partial', 'none']
  return [
    { group: TERMS, label: 'Meals', text: ({ rate }) => (rate ? boardOf(rate) : unstated) },
    {
      group: TERMS,
      label: 'Cancellation',
      text: ({ rate }) => (rate ? refundWords(rate, zone) : unstated),
      rank: ({ rate }) => (rate && rate.refundability !== 'none' ? order.indexOf(rate.refundability) : null),
      word: 'Best terms',
    },
    { group: TERMS, label: 'Payment', text: ({ rate }) => (rate ? payOf(rate) : unstated) },
    {
      group: TERMS,
      label: 'Rooms left',
      text: ({ rate }) => (rate?.left == null ? unstated : String(rate.left)),
    },
  ]
}

const propertyRows = (numbers: Numbers): Rule[] => [
  {
    group: PROPERTY,
    label: 'Guests’ score',
    text: ({ stay: { score, reviewCount } }) =>
      score === null
        ? unstated
        : [`${numbers.fixed(score, 1)} ${scoreWord(score).toLowerCase()}`, reviewsWords(reviewCount, numbers)]
            .filter(Boolean)
            .join(', '),
    rank: ({ stay }) => (stay.score === null ? null : -stay.score),
    word: 'Best',
  },
  {
    group: PROPERTY,
    label: 'Stars',
    text: ({ stay }) => (stay.stars === null ? 'None' : starsWords(Math.floor(stay.stars))),
    rank: ({ stay }) => (stay.stars === null ? null : -stay.stars),
    word: 'Most',
  },
  { group: PROPERTY, label: 'Type', text: ({ stay }) => typeName(stay) },
  { group: PROPERTY, label: 'Chain', text: ({ stay }) => stay.chain ?? 'None' },
  { group: PROPERTY, label: 'Good for', text: ({ stay }) => stay.profiles.map(sentence).join(', ') || unstated },
  { group: PROPERTY, label: 'Check-in', text: ({ stay }) => hoursOf(stay).checkIn ?? unstated },
  { group: PROPERTY, label: 'Check-out', text: ({ stay }) => hoursOf(stay).checkOut ?? unstated },
  {
    group: WHERE,
    label: 'From the place searched',
    text: ({ stay }) => distanceWords(stay.km, numbers),
    rank: ({ stay }) => stay.km,
    word: 'Nearest',
  },
  { group: WHERE, label: 'District', text: ({ stay }) => stay.district ?? unstated },
  {
    group: WHERE,
    label: 'Near',
    text: ({ stay }) =>
      stay.nearby
        .slice(0, 3)
        .map(({ name, km }) => `${name} (${distanceWords(km, numbers)})`)
        .join(', ') || unstated,
  },
]

/** A row for each amenity that one of the properties has. */
function amenityRows(columns: readonly StayColumn[]): Rule[] {
  const had = new Set(columns.flatMap(({ stay }) => stay.amenities))
  const known = Object.keys(amenityWords).filter((key) => had.has(key))
  return [...known, ...[...had].filter((key) => !known.includes(key))].map((key) => ({
    group: AMENITIES,
    label: amenityName(key),
    text: ({ stay }) => (stay.amenities.includes(key) ? 'Yes' : 'Not stated'),
    rank: ({ stay }) => (stay.amenities.includes(key) ? 0 : null),
    word: 'Has it',
  }))
}

/** `format` formats money in the visitor's currency. */
interface Writers {
  format: (value: Money) => string
  numbers: Numbers
}

/** All rows of the comparison. */
export function stayRows(columns: readonly StayColumn[], of: StaysCompared, writers: Writers): CompareRow[] {
  const stay: Rule[] = [
    { group: STAY, label: 'Nights', text: () => of.days },
    { group: STAY, label: 'Guests', text: () => of.guests },
  ]
  return toRows(
    [...priceRows(columns, of, writers), ...termRows(of), ...propertyRows(writers.numbers), ...amenityRows(columns), ...stay],
    columns,
  )
}
