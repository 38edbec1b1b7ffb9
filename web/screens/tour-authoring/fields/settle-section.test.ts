import { expect, test } from 'vitest'
import { emptyOption } from '#domain/authored-tours/empty-tour.ts'
import { settleSection } from './settle-section.ts'

const option = emptyOption('one', 'Standard')
const priced = (per: string, currency: string, amount: unknown) => ({
  per,
  lists: [{ id: 'base', currency, prices: [{ categoryId: 'adult', tiers: [{ from: 1, amount }] }] }],
})
const settle = (before: object, after: object) =>
  settleSection('availability/price', { before: { ...before }, after: { ...after }, option })

test('the figure of a price stays when its currency gets another', () => {
  const yen = settle(priced('person', 'NGN', 4_500_000), priced('person', 'JPY', 4_500_000))
  expect(yen).toEqual(priced('person', 'JPY', 45_000))
  expect(settle(priced('person', 'JPY', 45_000), priced('person', 'KWD', 45_000))).toEqual(priced('person', 'KWD', 45_000_000))
  expect(settle(priced('person', 'NGN', 'free'), priced('person', 'JPY', 'free'))).toEqual(priced('person', 'JPY', 'free'))
})

test('prices of persons start again as one of the group', () => {
  const { lists } = settle(priced('person', 'NGN', 4_500_000), priced('group', 'NGN', 4_500_000))
  expect(lists).toMatchObject([{ prices: [{ categoryId: null, tiers: [{ from: 1, amount: 0 }] }] }])
})

test('the figure of an add-on stays when its currency gets another', () => {
  const addOns = (currency: string, amount: number) => ({ addOns: [{ id: 'wine', currency, amount }] })
  expect(settleSection('availability/add-on', { before: addOns('NGN', 800_000), after: addOns('JPY', 800_000), option })).toEqual(
    addOns('JPY', 8_000),
  )
})
