import { describe, expect, it } from 'vitest'
import { fontNames } from '#domain/site/fonts.ts'
import { changeSettings, defaultSettings } from '#domain/site/settings.ts'
import { themeCss } from './theme-css.ts'

describe('the stylesheet of a brand', () => {
  it('has the colours of both schemes on the scope that is given', () => {
    const css = themeCss(changeSettings(defaultSettings, { buttonColor: '#c2410c' }), '[data-canvas]')
    expect(css).toContain('[data-canvas][data-canvas][data-canvas]{')
    expect(css).toContain('--button:#c2410c')
    expect(css).toContain('@media (prefers-color-scheme:dark)')
    expect(css).toContain('[data-scheme=dark]')
  })

  it('has a font of headings beside that of the text', () => {
    const css = themeCss(changeSettings(defaultSettings, { fontFamily: 'Inter', headingFont: 'Lora' }))
    expect(new Set(css.match(/(?<=@font-face\{font-family:')[^']+/g))).toEqual(
      new Set(['Inter Variable', 'Inter Variable Stand-in', 'Lora Variable', 'Lora Variable Stand-in']),
    )
    expect(css).toMatch(/--site-font:'Inter Variable'/)
    expect(css).toMatch(/--heading-font:'Lora Variable'/)
  })

  it.each(fontNames)('knows the files of %s and no other font', (fontFamily) => {
    const css = themeCss(changeSettings(defaultSettings, { fontFamily }))
    expect(new Set(css.match(/(?<=font-family:')[^']+/g)).size).toBe(2)
    expect(css).toMatch(/src:url\([^)]+\.woff2\)/)
    expect(css).toMatch(/--site-font:'[^']+', '[^']+ Stand-in',/)
  })
})
