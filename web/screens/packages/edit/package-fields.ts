import type { PackageItem } from '#contract/packages/package-shapes.ts'
import { packageLimits } from '#domain/packages/package-content.ts'
import { priceKindLabels, spreadRuleLabels } from '#domain/packages/package-price.ts'
import { MOST_SLUG } from '#domain/packages/package-slug.ts'
import { type DocumentField, type DocumentValue, textOf } from '../../../kit/document-form/document-field.ts'

/** The fields of a package: its words, its price, and its address. */

export const contentFields: readonly DocumentField[] = [
  { kind: 'text', key: 'summary', label: 'Summary', help: 'One or two sentences under the name.', most: 300, rows: 2 },
  { kind: 'text', key: 'description', label: 'Description', help: 'An empty line begins a new paragraph.', most: 6_000, rows: 6 },
  { kind: 'lines', key: 'highlights', label: 'Highlights', help: 'One in each line.' },
  { kind: 'lines', key: 'included', label: 'Included', help: 'One in each line.' },
  { kind: 'lines', key: 'notIncluded', label: 'Not included', help: 'One in each line.' },
  {
    kind: 'rows',
    key: 'days',
    label: 'Day by day',
    add: 'Add a day',
    most: packageLimits.days,
    titleOf: (row, at) => [`Day ${at + 1}`, textOf(row.title)].filter(Boolean).join(': '),
    make: () => ({ title: '', text: '' }),
    fieldsOf: () => [
      { kind: 'text', key: 'title', label: 'Title', most: 120 },
      { kind: 'text', key: 'text', label: 'What happens', most: 1_500, rows: 3 },
    ],
  },
]

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const HUNDREDTHS = 100

/** By what is chosen: a fixed price has amounts, a price above cost a percentage. */
export function priceFields(price: DocumentValue, currency: string, items: readonly PackageItem[]): DocumentField[] {
  const childUntil: DocumentField = {
    kind: 'number',
    key: 'childUntil',
    label: 'A child is at most … years old',
    help: 'On the first day. Who is older pays as an adult.',
    least: 0,
    most: 17,
  }
  const amounts: DocumentField[] =
    price.kind === 'fixed'
      ? [
          { kind: 'amount', key: 'perAdult', label: 'Per adult', currency },
          { kind: 'amount', key: 'perChild', label: 'Per child', currency },
          childUntil,
        ]
      : [
          {
            kind: 'number',
            key: 'percent',
            label: 'Percent added to the cost',
            help: 'The cost is asked for with each booking, so the exact price is in the checkout.',
            least: 0,
            most: 10_000,
            factor: HUNDREDTHS,
          },
        ]
  return [
    { kind: 'choice', key: 'kind', label: 'Price', options: optionsOf(priceKindLabels) },
    ...amounts,
    {
      kind: 'choice',
      key: 'spread',
      label: 'The margin is spread over the orders',
      help: 'Each item becomes an order with its part of the price. Travellers read one price until they pay.',
      options: optionsOf(spreadRuleLabels),
    },
    ...(price.spread === 'item'
      ? [
          {
            kind: 'choice' as const,
            key: 'spreadItem',
            label: 'The item with the margin',
            options: [{ value: '', label: 'Choose an item' }, ...items.map(({ id, title }) => ({ value: id, label: title }))],
          },
        ]
      : []),
  ]
}

export const saleFields: readonly DocumentField[] = [
  { kind: 'text', key: 'name', label: 'Name', most: packageLimits.name },
  {
    kind: 'text',
    key: 'slug',
    label: 'Address on the website',
    help: 'The last part of it: /packages/accra-in-four-days.',
    most: MOST_SLUG,
  },
  { kind: 'number', key: 'minPeople', label: 'A booking has at least … people', least: 1, most: packageLimits.people },
]
