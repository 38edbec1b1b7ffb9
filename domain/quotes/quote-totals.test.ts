import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minorDigits, toDecimal } from '../money/money.ts'
import type { QuoteItem, QuoteOption } from './quote-content.ts'
import { lowestOf, marginOf, priceOf, totalOf, totalsOf } from './quote-totals.ts'

const currencies = ['NGN', 'USD', 'JPY', 'KWD', 'KES', 'XOF']
const amount = fc.integer({ min: 0, max: 1_000_000_000 })

const item: fc.Arbitrary<QuoteItem> = fc.record({
  kind: fc.constant('item' as const),
  id: fc.uuid(),
  rev: fc.constant(0),
  title: fc.constant('An item'),
  details: fc.constant(''),
  from: fc.constant(null),
  to: fc.constant(null),
  isOptional: fc.boolean(),
  forWhom: fc.constant(''),
  travellers: fc.constant([]),
  deadline: fc.constant(null),
  cost: amount,
  markup: amount,
  fee: amount,
  choiceId: fc.constant(null),
  product: fc.constant(null),
  photo: fc.constant(null),
})
const option: fc.Arbitrary<QuoteOption> = fc.record({
  id: fc.uuid(),
  rev: fc.constant(0),
  title: fc.constant('An option'),
  parts: fc.array(item, { maxLength: 12 }),
})
const itemsIn = ({ parts }: QuoteOption) => parts.filter((part) => part.kind === 'item')

describe('the totals of a quote', () => {
  test('are the sum of the lines of the chosen items, in every currency', () => {
    fc.assert(
      fc.property(option, fc.constantFrom(...currencies), fc.infiniteStream(fc.boolean()), (one, currency, ticks) => {
        const ticked = itemsIn(one).flatMap(({ id }) => (ticks.next().value ? [id] : []))
        const lines = itemsIn(one)
          .filter(({ id, isOptional }) => !isOptional || ticked.includes(id))
          .flatMap(({ cost, markup, fee }) => [cost, markup, fee])
        const total = totalOf(one, ticked, currency)
        expect(total).toEqual({ amount: lines.reduce((sum, line) => sum + line, 0), currency })
        expect(toDecimal(total).split('.')[1]?.length ?? 0).toBe(minorDigits(currency))
      }),
    )
  })

  test('with nothing ticked are the least, with everything ticked the most, and any choice is between', () => {
    fc.assert(
      fc.property(option, fc.constantFrom(...currencies), fc.nat(), (one, currency, seed) => {
        const { least, most, margin } = totalsOf(one, currency)
        const ticked = itemsIn(one).flatMap(({ id }, index) => ((seed >> index) & 1 ? [id] : []))
        const total = totalOf(one, ticked, currency).amount
        expect(total).toBeGreaterThanOrEqual(least.amount)
        expect(total).toBeLessThanOrEqual(most.amount)
        expect(margin.amount).toBeLessThanOrEqual(least.amount)
      }),
    )
  })

  test('have a margin of markup and fee, which with the cost is the price', () => {
    fc.assert(
      fc.property(item, (one) => {
        expect(priceOf(one, 'NGN').amount).toBe(one.cost + marginOf(one, 'NGN').amount)
      }),
    )
  })

  test('of several options have the lowest one as the price of the quote', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 6 }), (options) => {
        const totals = options.map((one) => totalOf(one, [], 'NGN').amount)
        expect(lowestOf({ options, currency: 'NGN' }).amount).toBe(totals.length > 0 ? Math.min(...totals) : 0)
      }),
    )
  })
})
