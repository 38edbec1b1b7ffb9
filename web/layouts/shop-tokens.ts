import { fontsUsed, headingFontOf } from '#domain/site/fonts.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { brandTokens } from '../site/theme/brand-tokens.ts'
import { fontFiles, fontRules, withStandIn } from '../site/theme/font-files.ts'

const declare = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** What the component kit derives from the portal's colour, derived from the brand's. */
const kitTokens = (brand: Record<string, string>): Record<string, string | undefined> => ({
  '--mantine-color-accent-filled': brand['--primary'],
  '--mantine-color-accent-filled-hover': brand['--primary-hover'],
  '--mantine-color-accent-light': brand['--accent-soft'],
  '--mantine-color-accent-light-hover': brand['--accent-soft'],
  '--mantine-color-accent-light-color': brand['--accent'],
  '--mantine-color-accent-outline': brand['--accent'],
  '--mantine-color-accent-text': brand['--accent'],
  '--mantine-primary-color-filled': brand['--primary'],
  '--mantine-primary-color-filled-hover': brand['--primary-hover'],
  '--mantine-primary-color-light': brand['--accent-soft'],
  '--mantine-primary-color-light-color': brand['--accent'],
  '--mantine-primary-color-contrast': brand['--on-primary'],
})

/** The portal's tokens and the component kit's, in the colours of a brand. */
export const tokensOf = (brand: Record<string, string>) => ({ ...brandTokens(brand), ...kitTokens(brand) })

/** A storefront's font and colours instead of the portal's, as a stylesheet. The tripled selector has the highest specificity. */
export function shopTokens(settings: SiteSettings): string {
  const { font, headingFont, light, dark } = themeOf(settings)
  const family = withStandIn(font, settings.fontFamily)
  const headings = withStandIn(headingFont, headingFontOf(settings))
  const root = ':root:root:root'
  return [
    ...fontsUsed(settings).map((name) => fontRules(fontFiles[name])),
    `${root}{--site-font:${family};--mantine-font-family:${family};--mantine-font-family-headings:${headings}}`,
    `${root} :is(h1,h2,h3){font-family:${headings}}`,
    `${root}[data-mantine-color-scheme=light]{${declare(tokensOf(light))}}`,
    `${root}[data-mantine-color-scheme=dark]{${declare(tokensOf(dark))}}`,
  ].join('\n')
}
