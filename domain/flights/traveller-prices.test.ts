import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { travellerPrices } from './traveller-prices.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const people = (...types: ('ADT' | 'CHD' | 'INF')[]) =>
  types.map((type, at) => ({ name: `Traveller ${at + 1}`, passengerId: `pas_${at + 1}`, type }))
const lines = [
  { kind: 'price' as const, label: 'Fare', amount: ngn(200_01) },
  { kind: 'taxes' as const, label: 'Taxes and airport charges', amount: ngn(50_00) },
  { kind: 'extra' as const, label: 'Checked bag', amount: ngn(30_00) },
  { kind: 'extra' as const, label: 'Cancel for any reason', amount: ngn(9_00) },
  { kind: 'payment-fee' as const, label: 'Payment fee', amount: ngn(3_00) },
]
const extras = [
  { passengerIds: ['pas_2'], price: ngn(30_00) },
  { passengerIds: ['pas_1', 'pas_2'], price: ngn(9_00) },
]
const totals = (rows: ReturnType<typeof travellerPrices>) => rows.reduce((all, { total }) => all + total.amount, 0)

test('two adults have equal shares, a bag belongs to its traveller, and ancillaries for both are a separate line', () => {
  const rows = travellerPrices({ people: people('ADT', 'ADT'), lines, extras, currency: 'NGN' })
  expect(rows).toEqual([
    { names: ['Traveller 1'], fare: ngn(100_01), taxes: ngn(25_00), extras: ngn(0), total: ngn(125_01) },
    { names: ['Traveller 2'], fare: ngn(100_00), taxes: ngn(25_00), extras: ngn(30_00), total: ngn(155_00) },
    { names: ['Traveller 1', 'Traveller 2'], fare: null, taxes: null, extras: ngn(9_00), total: ngn(9_00) },
  ])
  expect(totals(rows)).toBe(289_01)
})

test('travellers of several types have one line, because the airline prices them together', () => {
  const rows = travellerPrices({ people: people('ADT', 'CHD'), lines, extras, currency: 'NGN' })
  expect(rows).toEqual([
    { names: ['Traveller 1', 'Traveller 2'], fare: ngn(200_01), taxes: ngn(50_00), extras: ngn(39_00), total: ngn(289_01) },
  ])
})

test('one traveller has the whole price, and unknown taxes stay unknown', () => {
  const price = [{ kind: 'price' as const, label: 'Fare and taxes', amount: ngn(250_00) }]
  expect(travellerPrices({ people: people('ADT'), lines: price, extras: [], currency: 'NGN' })).toEqual([
    { names: ['Traveller 1'], fare: ngn(250_00), taxes: null, extras: ngn(0), total: ngn(250_00) },
  ])
})
