import { expect, test } from 'vitest'
import { formatOrderNumber, orderPrefixOf, parseOrderNumber } from './order-number.ts'

test.each([
  ['skyways', 'SKY'],
  ['a1-b2-c3-d4', 'ABC'],
  ['jo-24', 'JO'],
  ['x-24', 'ORD'],
  ['24', 'ORD'],
])('the orders of %s begin with %s', (slug, prefix) => expect(orderPrefixOf(slug)).toBe(prefix))

test('a number is parsed as written, with another separator, and alone', () => {
  for (const text of [formatOrderNumber({ numberPrefix: 'SKY', number: 1042 }), 'sky1042', 'SKY 1042', ' 1042 '])
    expect(parseOrderNumber(text)).toBe(1042)
  for (const text of ['X4P9QT', '125-2342567890', 'SKYWAYS-1042', 'SKY-', '']) expect(parseOrderNumber(text)).toBeNull()
})
