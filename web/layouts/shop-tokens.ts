import type { SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { brandTokens } from '../site/brand-tokens.ts'
import { fontFiles, fontRules } from '../site/font-files.ts'

const declare = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** What the component kit reckons from the portal's colour, in those of the brand. */
const kitTokens = (brand: Record<string, string>): Record<string, string | undefined> => ({
  '--mantine-color-accent-filled': brand['--button'],
  '--mantine-color-accent-filled-hover': brand['--button-hover'],
  '--mantine-color-accent-light': brand['--accent-soft'],
  '--mantine-color-accent-light-hover': brand['--accent-soft'],
  '--mantine-color-accent-light-color': brand['--accent'],
  '--mantine-color-accent-outline': brand['--accent'],
  '--mantine-color-accent-text': brand['--accent'],
  '--mantine-primary-color-filled': brand['--button'],
  '--mantine-primary-color-filled-hover': brand['--button-hover'],
  '--mantine-primary-color-light': brand['--accent-soft'],
  '--mantine-primary-color-light-color': brand['--accent'],
  '--mantine-primary-color-contrast': brand['--on-button'],
})

/** The portal's tokens and the component kit's, in the colours of a brand. */
export const tokensOf = (brand: Record<string, string>) => ({ ...brandTokens(brand), ...kitTokens(brand) })

/** A storefront's font and colours over the portal's own, as a stylesheet. The tripled selector wins wherever the portal's stands. */
export function shopTokens(settings: SiteSettings): string {
  const { font, light, dark } = themeOf(settings)
  const files = fontFiles[settings.fontFamily]
  const family = font.replace(',', `, '${files.name} Stand-in',`)
  const root = ':root:root:root'
  return [
    fontRules(files),
    `${root}{--site-font:${family};--mantine-font-family:${family};--mantine-font-family-headings:${family}}`,
    `${root}[data-mantine-color-scheme=light]{${declare(tokensOf(light))}}`,
    `${root}[data-mantine-color-scheme=dark]{${declare(tokensOf(dark))}}`,
    // The kit reckons this from the portal's colour, on the element itself.
    `.mantine-Button-root[data-variant=filled]{--button-color:var(--on-accent)!important}`,
  ].join('\n')
}
