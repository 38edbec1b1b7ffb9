import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAnyPageId } from '#domain/site/own-page-id.ts'
import { type MenuRow, moveRow, nestRow, stepRow, toMenu, toRows } from './menu-rows.ts'

/** `about >faq contact`: a page below another one has a `>`. */
const rowsOf = (text: string): MenuRow[] =>
  text.split(' ').flatMap((word) => {
    const page = word.replace('>', '')
    return isAnyPageId(page) ? [{ page, isUnder: word.startsWith('>') }] : []
  })
const textOf = (rows: readonly MenuRow[]) => rows.map(({ page, isUnder }) => (isUnder ? `>${page}` : page)).join(' ')

describe('the rows of a menu', () => {
  test.each([
    ['flight hotel about', 2, 0, 'about flight hotel'],
    ['flight hotel >faq about', 1, 3, 'flight about hotel >faq'],
    ['flight hotel >faq about', 3, 2, 'flight hotel about >faq'],
    ['flight >faq >about contact', 1, 2, 'flight >about >faq contact'],
    ['flight >faq hotel', 1, 0, 'faq flight hotel'],
  ])('%s: row %i moved to %i is %s', (text, from, to, after) => {
    expect(textOf(moveRow(rowsOf(text), from, to))).toBe(after)
  })

  test.each([
    ['flight >faq hotel', 2, -1, 'hotel flight >faq'],
    ['flight hotel >faq', 0, 1, 'hotel >faq flight'],
    ['flight hotel', 1, 1, 'flight hotel'],
    ['flight hotel', 0, -1, 'flight hotel'],
  ] as const)('%s: row %i goes %i step past whole entries: %s', (text, at, by, after) => {
    expect(textOf(stepRow(rowsOf(text), at, by))).toBe(after)
  })

  test('a page is moved below the entry above it and out again; the first row cannot be', () => {
    expect(textOf(nestRow(rowsOf('flight hotel about'), 1, true))).toBe('flight >hotel about')
    expect(textOf(nestRow(rowsOf('flight >hotel about'), 1, false))).toBe('flight hotel about')
    expect(textOf(nestRow(rowsOf('flight hotel'), 0, true))).toBe('flight hotel')
  })

  test('after any action every page is listed once and the first is not nested', () => {
    const pages = ['flight', 'hotel', 'tour', 'about', 'faq', 'own-visa'].filter(isAnyPageId)
    const anyRows = fc.array(fc.boolean(), { minLength: pages.length, maxLength: pages.length })
    fc.assert(
      fc.property(anyRows, fc.nat(5), fc.nat(5), fc.boolean(), (under, from, to, flag) => {
        const rows = toRows(toMenu(pages.map((page, at) => ({ page, isUnder: under[at] ?? false }))))
        for (const next of [moveRow(rows, from, to), stepRow(rows, from, flag ? 1 : -1), nestRow(rows, from, flag)]) {
          expect(next.map(({ page }) => page).toSorted()).toEqual(pages.toSorted())
          expect(next[0]?.isUnder).toBe(false)
          expect(toRows(toMenu(next))).toEqual(next)
        }
      }),
    )
  })
})
