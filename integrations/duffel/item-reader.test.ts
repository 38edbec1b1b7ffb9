import { expect, it } from 'vitest'
import { z } from 'zod'
import { BadOffer } from './amounts.ts'
import { itemReader } from './item-reader.ts'

const Item = z.object({
  id: z.string().min(1),
  code: z.string().regex(/^[A-Z]{2}$/),
  count: z.int().min(0).nullish(),
  shown: z.object({ text: z.string() }).nullish().catch(null),
})
const read = itemReader(Item)

it('accepts a valid item unchanged, with unknown fields', () => {
  const item = { id: 'a', code: 'QR', more: true }
  expect(read(item)).toBe(item)
})

it.each([
  [{ id: '', code: 'QR' }, 'id'],
  [{ id: 'a', code: 'qr' }, 'code'],
  [{ id: 'a', code: 'QR', count: 1.5 }, 'count'],
  [{ id: 'a' }, 'code'],
])('refuses %o, naming the field', (item, field) => {
  expect(() => read(item)).toThrow(BadOffer)
  expect(() => read(item)).toThrow(field)
})

it('omits invalid display data', () => {
  expect(read({ id: 'a', code: 'QR', shown: { text: 7 } })).toEqual({ id: 'a', code: 'QR', shown: null })
})

it('refuses a schema that transforms', () => {
  expect(() => itemReader(z.object({ id: z.string().transform(Number) }))).toThrow()
})
