import { deadlineWords } from '#domain/deadline.ts'
import { type Money, money, subtract } from '#domain/money/money.ts'
import { marginOf } from '#domain/money/pricing.ts'
import type { Column, FlightRow } from './compare-rows.ts'

const group = 'Price'
const total = ({ offer }: Column) => offer.total.amount

const feeRow = (format: (value: Money) => string): FlightRow => ({
  group,
  label: 'Payment fee in the total',
  text: ({ offer }) => format(offer.paymentFee),
})

export function priceRows(columns: readonly Column[], format: (value: Money) => string, zone: string): FlightRow[] {
  const untilWords = (instant: string, { offer }: Column) => deadlineWords(new Date(instant), offer.departure, zone)
  const lowest = Math.min(...columns.map(total))
  const isSameCurrency = new Set(columns.map(({ offer }) => offer.total.currency)).size === 1
  const more = ({ offer: { total: own } }: Column) =>
    own.amount === lowest ? 'The cheapest' : `+ ${format(money(own.amount - lowest, own.currency))}`
  const rows: FlightRow[] = [
    { group, label: 'Total', text: ({ offer }) => format(offer.total), rank: total, word: 'Lowest' },
    { group, label: 'Travellers', text: ({ travellers }) => travellers },
    {
      group,
      label: 'Fare',
      text: ({ offer: { total: all, taxes, paymentFee } }) =>
        taxes ? format(subtract(subtract(all, taxes), paymentFee)) : 'Not stated by the airline',
    },
    {
      group,
      label: 'Taxes and airport charges',
      text: ({ offer: { taxes } }) => (taxes ? format(taxes) : 'Not stated by the airline'),
    },
    ...(columns.some(({ offer }) => offer.paymentFee.amount > 0) ? [feeRow(format)] : []),
    { group, label: 'More than the cheapest', text: more },
    {
      group,
      label: 'Pay later',
      text: (column) => (column.offer.holdUntil ? `Until ${untilWords(column.offer.holdUntil, column)}` : 'No, at once'),
      rank: ({ offer }) => (offer.holdUntil ? -Date.parse(offer.holdUntil) : null),
      word: 'Longest',
    },
    { group, label: 'Bookable until', text: (column) => untilWords(column.expiresAt, column) },
  ]
  const earned: FlightRow = {
    group,
    label: 'You earn',
    text: ({ offer }) => (offer.waterfall ? format(marginOf(offer.waterfall)) : ''),
    rank: ({ offer }) => (offer.waterfall ? -marginOf(offer.waterfall).amount : null),
    word: 'Most',
    isOurs: true,
  }
  const seen = columns.every(({ offer }) => offer.waterfall) ? [...rows, earned] : rows
  return isSameCurrency ? seen : seen.filter(({ label }) => label !== 'More than the cheapest')
}
