import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { FoundTour } from '#domain/tours/found-tour.ts'
import { tourCategories, tourInterests, tourServices } from '#domain/tours/kinds.ts'
import { type CompareRow, type RowRule, toRows } from '../../../compare/compare-rows.ts'
import { languageName } from '../../../products/tour/language-name.ts'
import { durationWords, refundWords } from '../../../products/tour/tour-words.ts'

type Rule = RowRule<FoundTour>
const unstated = 'Not stated'
export const groups = ['Price', 'The activity', 'Terms', 'Services']
const [PRICE = '', WHAT = '', TERMS = '', SERVICES = ''] = groups

const named = (table: Readonly<Record<string, string>>, keys: readonly string[]) =>
  keys.map((key) => table[key] ?? key).join(', ') || unstated

interface Of {
  currency: string
  people: number
  format: (value: Money) => string
  numbers: Numbers
}

function priceRows(columns: readonly FoundTour[], { currency, people, format }: Of): Rule[] {
  const write = (amount: number) => format({ amount, currency })
  const lowest = Math.min(...columns.map(({ total }) => total))
  return [
    { group: PRICE, label: 'Total', text: ({ total }) => write(total), rank: ({ total }) => total, word: 'Lowest' },
    { group: PRICE, label: 'A person', text: ({ total }) => write(Math.round(total / people)) },
    {
      group: PRICE,
      label: 'More than the cheapest',
      text: ({ total }) => (total === lowest ? 'The cheapest' : `+ ${write(total - lowest)}`),
    },
  ]
}

const factRows = ({ numbers }: Of): Rule[] => [
  {
    group: WHAT,
    label: 'Rating',
    text: ({ score, reviewCount }) =>
      score === null ? 'No reviews yet' : `${numbers.fixed(score, 1)} of 5, ${numbers.count(reviewCount)} reviews`,
    rank: ({ score }) => (score === null ? null : -score),
    word: 'Best',
  },
  {
    group: WHAT,
    label: 'Duration',
    text: ({ duration }) => (duration ? durationWords(duration.from, duration.to) : unstated),
  },
  { group: WHAT, label: 'Starts', text: ({ startTimes }) => startTimes.join(', ') || 'Any time while it is open' },
  { group: WHAT, label: 'Languages', text: ({ languages }) => languages.map(languageName).join(', ') || unstated },
  { group: WHAT, label: 'Category', text: ({ categories }) => named(tourCategories, categories) },
  { group: WHAT, label: 'Interests', text: ({ interests }) => named(tourInterests, interests) },
  { group: WHAT, label: 'Sights', text: ({ attractions }) => attractions.slice(0, 5).join(', ') || unstated },
  {
    group: TERMS,
    label: 'Cancellation',
    text: ({ freeCancellationHours: hours, isPartlyRefundable = false }) => refundWords(hours && hours * 60, isPartlyRefundable),
    rank: ({ freeCancellationHours }) => freeCancellationHours,
    word: 'Best terms',
  },
  { group: TERMS, label: 'Confirmation', text: ({ isOnRequest }) => (isOnRequest ? 'By the operator, on request' : 'At once') },
]

/** A row for each service that one of the tours has. */
const serviceRows = (columns: readonly FoundTour[]): Rule[] =>
  Object.entries(tourServices).flatMap(([service, label]): Rule[] =>
    columns.some(({ services }) => services.includes(service))
      ? [
          {
            group: SERVICES,
            label,
            text: ({ services }) => (services.includes(service) ? 'Yes' : unstated),
            rank: ({ services }) => (services.includes(service) ? 0 : null),
            word: 'Has it',
          },
        ]
      : [],
  )

/** All rows of the comparison. */
export const tourRows = (columns: readonly FoundTour[], of: Of): CompareRow[] =>
  toRows([...priceRows(columns, of), ...factRows(of), ...serviceRows(columns)], columns)
