import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutPage, readCursor, writeCursor } from './page-cursor.ts'

it('decodes what it encoded', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.maxSafeInteger(), fc.constant(null)), fc.maxSafeInteger(), (value, number) => {
      expect(readCursor(writeCursor({ value, number }))).toEqual({ value, number })
    }),
  )
})

it.each([null, '', 'nonsense', Buffer.from('{"a":1}').toString('base64url'), Buffer.from('["x","y"]').toString('base64url')])(
  'treats %j as no cursor',
  (text) => expect(readCursor(text)).toBeNull(),
)

it('reports another page only when an extra row was read', () => {
  const cursorOf = (number: number) => ({ value: null, number })
  expect(cutPage([3, 2], 2, cursorOf)).toEqual({ items: [3, 2], next: null })
  const page = cutPage([3, 2, 1], 2, cursorOf)
  expect(page.items).toEqual([3, 2])
  expect(readCursor(page.next)).toEqual({ value: null, number: 2 })
})
