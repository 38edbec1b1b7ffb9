import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { type DocumentValue, numberOf, textOf } from '../../../kit/document-form/document-field.ts'
import { type FieldsOfStep, newId } from './step-context.ts'

const tier = (from: number) => ({ from, amount: 0 })

/** A price of the group, or of each category that can take part. */
export const newPrices = (per: string, { categories }: AuthoredOption) =>
  (per === 'group' ? [null] : categories.filter(({ isAdmitted }) => isAdmitted).map(({ id }) => id)).map((categoryId) => ({
    categoryId,
    tiers: [tier(1)],
  }))

/** The fields of the step "Price". */
export const priceFields: FieldsOfStep = ({ option, section, currencies, currency, today }) => {
  const per = textOf(section.per)
  const admitted = option.categories.filter(({ isAdmitted }) => isAdmitted)
  const nameOf = (row: DocumentValue) =>
    row.categoryId === null ? 'The group' : (admitted.find(({ id }) => id === row.categoryId)?.title ?? 'A removed category')
  /** The first category without a price. */
  const firstWithout = (prices: readonly DocumentValue[]) =>
    (admitted.find(({ id }) => !prices.some(({ categoryId }) => categoryId === id)) ?? admitted[0])?.id ?? null
  const list = (season: { from: string; to: string } | null, name: string) => () => ({
    id: newId(),
    name,
    currency,
    channel: 'all',
    season,
    prices: newPrices(per, option),
  })
  return [
    {
      kind: 'choice',
      key: 'per',
      label: 'The price is',
      options: [
        { value: 'person', label: 'For each person, by age' },
        { value: 'group', label: 'For the whole group' },
      ],
    },
    {
      kind: 'rows',
      key: 'lists',
      label: 'Price lists',
      help: 'The basic list applies to all days and channels; a season or a channel has a list of its own.',
      add: 'Add a basic list',
      most: 40,
      titleOf: (row, at) => textOf(row.name) || `Price list ${at + 1}`,
      make: list(null, 'Basic price'),
      others: [{ add: 'Add a season', make: list({ from: today, to: today }, 'Season') }],
      fieldsOf: (row) => [
        { kind: 'text', key: 'name', label: 'Name', most: 80 },
        { kind: 'choice', key: 'currency', label: 'Currency', options: currencies },
        {
          kind: 'choice',
          key: 'channel',
          label: 'Sold by',
          options: [
            { value: 'all', label: 'Everybody' },
            { value: 'agency', label: 'Your agency' },
            { value: 'resellers', label: 'Resellers' },
          ],
        },
        {
          kind: 'part',
          key: 'season',
          label: 'Only in a season',
          make: () => ({ from: today, to: today }),
          fields: [
            { kind: 'day', key: 'from', label: 'First day' },
            { kind: 'day', key: 'to', label: 'Last day' },
          ],
        },
        {
          kind: 'rows',
          key: 'prices',
          label: 'Prices',
          add: per === 'group' ? 'Add a price of the group' : 'Add a price',
          most: per === 'group' ? 1 : admitted.length,
          titleOf: nameOf,
          make: (prices) => ({ categoryId: per === 'group' ? null : firstWithout(prices), tiers: [tier(1)] }),
          fieldsOf: ({ categoryId }) => [
            {
              kind: 'rows',
              key: 'tiers',
              label: categoryId === null ? 'Price of the group' : 'Price of one person',
              help: 'Add a tier for a lower price from a number of people on; everybody of the booking counts.',
              add: 'Add a tier',
              most: 12,
              isCompact: true,
              titleOf: ({ from }) => `From ${numberOf(from) ?? ''} ${from === 1 ? 'person' : 'people'}`,
              make: () => tier(2),
              fieldsOf: () => [
                { kind: 'number', key: 'from', label: 'From people', least: 1, most: 10_000 },
                { kind: 'amount', key: 'amount', label: 'Amount', currency: textOf(row.currency) },
              ],
            },
          ],
        },
      ],
    },
  ]
}
