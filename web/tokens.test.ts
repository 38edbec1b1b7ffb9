import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { tokens } from './tokens.ts'

it.each([
  ['light', 0],
  ['dark', 1],
] as const)(
  'the lowest price is readable on the chosen day of a storefront in the %s scheme, whatever the brand',
  (scheme, at) => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, (secondaryColor) => {
        const chosen = themeOf({ ...defaultSettings, secondaryColor })[scheme]['--accent-soft'] ?? ''
        expect(wcagContrast(tokens.good?.[at] ?? '', chosen)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  },
)
