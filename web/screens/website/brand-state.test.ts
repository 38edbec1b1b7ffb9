import { expect, test } from 'vitest'
import { defaultSettings } from '#domain/site/settings.ts'
import { brandOf, isSame, readColour, settled, verdictOn } from './brand-state.ts'

const brand = brandOf(defaultSettings)

test('a colour is read with or without its #, and not while it is half typed', () => {
  expect([readColour('1E61DC'), readColour('#fff'), readColour('#1e6')]).toEqual(['#1e61dc', '#ffffff', '#11ee66'])
  expect([readColour(''), readColour('#1e61d'), readColour('blue')]).toEqual([null, null, null])
})

test('black on white has the highest contrast there is', () => {
  expect(verdictOn(brand, 'primaryColor')).toEqual({ state: 'good', contrast: 21 })
})

test('a pale colour is told with the nearest that can be read, which then can', () => {
  const verdict = verdictOn({ ...brand, primaryColor: 'ffe94d' }, 'primaryColor')
  if (verdict.state !== 'bad') throw new Error('it was found readable')
  expect(verdict.says).toContain('#ffe94d cannot be read')
  expect(verdictOn({ ...brand, primaryColor: verdict.instead }, 'primaryColor').state).toBe('good')
})

test('what is half typed neither judges nor changes the brand', () => {
  const typing = { ...brand, buttonColor: '#1e6' + '1' }
  expect(verdictOn(typing, 'buttonColor')).toEqual({ state: 'unfinished' })
  expect(settled(typing, brand)).toEqual(brand)
})

test('the same colour written otherwise is no change', () => {
  expect(isSame(brand, { ...brand, secondaryColor: '1E61DC' })).toBe(true)
  expect(isSame(brand, { ...brand, fontFamily: 'Lora' })).toBe(false)
})
