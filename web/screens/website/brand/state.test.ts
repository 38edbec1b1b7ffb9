import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { brandOf, colourNames, isSame, readColour, settingsOf, settled, verdictOn } from './state.ts'

const brand = brandOf(defaultSettings)

/** Texts of a colour field while it is typed: every prefix of a colour, and other input from keyboard or clipboard. */
const anyTyped = fc.oneof(
  fc.tuple(fc.constantFrom('', '#', ' #'), fc.stringMatching(/^[0-9a-fA-F]{0,8}$/)).map(([sign, digits]) => sign + digits),
  fc.constantFrom('rgb(1, 2, 3)', 'blue', '#ggg', 'transparent', 'hsl(', '٣٣٣٣٣٣'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

describe('whatever is typed into the three colour fields', () => {
  const anyBrand = fc
    .record({ primaryColor: anyTyped, secondaryColor: anyTyped, buttonColor: anyTyped })
    .map((typed) => ({ ...brand, ...typed }))

  test('each field is validated by its own text, and the previewed and saved brand has three colours', () => {
    fc.assert(
      fc.property(anyBrand, (typed) => {
        for (const name of colourNames) {
          const alone = verdictOn({ ...brand, [name]: typed[name] }, name)
          expect(verdictOn(typed, name)).toEqual(alone)
          expect(alone.state === 'unfinished').toBe(readColour(typed[name]) === null)
        }
        const drawn = settled(typed, brand)
        for (const name of colourNames) expect(drawn[name]).toMatch(/^#[0-9a-f]{6}$/)
        expect(themeOf(settingsOf(drawn)).light['--button']).toMatch(/^#[0-9a-f]{6}$/)
        expect(isSame(typed, typed)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

test('a colour is read with or without its #, and not while it is half typed', () => {
  expect([readColour('1E61DC'), readColour('#fff'), readColour('#1e6')]).toEqual(['#1e61dc', '#ffffff', '#11ee66'])
  expect([readColour(''), readColour('#1e61d'), readColour('blue')]).toEqual([null, null, null])
})

test('black on white has the highest contrast there is', () => {
  expect(verdictOn(brand, 'primaryColor')).toEqual({ state: 'good', contrast: 21 })
})

test('a pale colour is reported with the nearest accessible one, which is accepted', () => {
  const verdict = verdictOn({ ...brand, primaryColor: 'ffe94d' }, 'primaryColor')
  if (verdict.state !== 'bad') throw new Error('it was found readable')
  expect(verdict.says).toContain('#ffe94d cannot be read')
  expect(verdictOn({ ...brand, primaryColor: verdict.instead }, 'primaryColor').state).toBe('good')
})

test('an incomplete colour is not validated and does not change the brand', () => {
  const typing = { ...brand, buttonColor: '#1e6' + '1' }
  expect(verdictOn(typing, 'buttonColor')).toEqual({ state: 'unfinished' })
  expect(settled(typing, brand)).toEqual(brand)
})

test('the same colour in another notation is not a change', () => {
  expect(isSame(brand, { ...brand, secondaryColor: '1E61DC' })).toBe(true)
  expect(isSame(brand, { ...brand, fontFamily: 'Lora' })).toBe(false)
})
