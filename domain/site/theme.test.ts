import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeSettings, defaultSettings } from './settings.ts'
import { inkOn, readableOn, themeOf, unreadable } from './theme.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brand = fc
  .record({ primaryColor: colour, secondaryColor: colour, buttonColor: colour })
  .map((colours) => ({ ...defaultSettings, ...colours }))

/** Which text colour is on which background in the storefront's stylesheets. */
const texts: [text: string, ground: string][] = [
  ['--ink', '--page'],
  ['--ink', '--card'],
  ['--ink', '--raised'],
  ['--ink-2', '--page'],
  ['--ink-2', '--card'],
  ['--ink-2', '--raised'],
  ['--ink', '--accent-soft'],
  ['--ink-2', '--accent-soft'],
  ['--brand', '--page'],
  ['--brand', '--card'],
  ['--brand', '--raised'],
  ['--brand', '--accent-soft'],
  ['--accent', '--page'],
  ['--accent', '--card'],
  ['--accent', '--raised'],
  ['--accent', '--accent-soft'],
  ['--on-band', '--band'],
  ['--band', '--on-band'],
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-hover'],
  ['--on-button', '--button'],
  ['--on-button', '--button-hover'],
]

describe('the theme of a storefront', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it.each(texts)(`%s is readable on %s in the ${scheme} scheme, whatever the brand`, (text, ground) => {
      fc.assert(
        fc.property(brand, (settings) => {
          const colours = themeOf(settings)[scheme]
          expect(wcagContrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
        }),
        { numRuns: 300 },
      )
    })
  }

  it.each(['--page', '--card', '--raised'])('the primary colour of the interface is visible on %s', (ground) => {
    fc.assert(
      fc.property(brand, (settings) => {
        const { light, dark } = themeOf(settings)
        for (const colours of [light, dark])
          expect(wcagContrast(colours['--primary'] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('uses the secondary colour as the primary colour of the interface, and the button colour for buttons', () => {
    const { light } = themeOf(changeSettings(defaultSettings, { secondaryColor: '#7a1f5c', buttonColor: '#c2410c' }))
    expect(light).toMatchObject({ '--primary': '#7a1f5c', '--accent': '#7a1f5c', '--button': '#c2410c' })
  })

  it('keeps an accessible brand unchanged', () => {
    const { light } = themeOf(changeSettings(defaultSettings, { primaryColor: '#0b5f4a', buttonColor: '#1e61dc' }))
    expect(light).toMatchObject({ '--brand': '#0b5f4a', '--band': '#0b5f4a', '--button': '#1e61dc' })
  })

  it('uses black or white text on a colour, whichever has more contrast', () => {
    expect([inkOn('#ffff00'), inkOn('#000080')]).toEqual(['#000000', '#ffffff'])
  })
})

describe('a colour with too little contrast', () => {
  it('is named with its contrast and the nearest accessible colour', () => {
    const [found, ...others] = unreadable(changeSettings(defaultSettings, { secondaryColor: '#ffd400' }))
    expect(others).toEqual([])
    expect(found?.setting).toBe('secondaryColor')
    expect(found?.says).toMatch(/#ffd400 .* 4\.5 to 1/)
    expect(wcagContrast(found?.instead ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('is fixed by the suggested colour', () => {
    fc.assert(
      fc.property(brand, (settings) => {
        const fixed = Object.fromEntries(unreadable(settings).map(({ setting, instead }) => [setting, instead]))
        expect(unreadable({ ...settings, ...fixed })).toEqual([])
      }),
    )
  })

  it('is changed no more than necessary', () => {
    expect(readableOn('#1e61dc', '#ffffff')).toBe('#1e61dc')
  })

  it('may be a button, which needs only the contrast of shapes', () => {
    expect(unreadable(changeSettings(defaultSettings, { buttonColor: '#e0641f' }))).toEqual([])
  })
})
