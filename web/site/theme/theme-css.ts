import type { SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { fontsUsed, headingFontOf } from '#domain/site/fonts.ts'
import { fontFaces, fontFiles, standInFace, withStandIn } from './font-files.ts'

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * The brand as a stylesheet: font, and the colours of both schemes as variables on `scope`. The scheme is the device's unless `data-scheme` on the
 * scope (or the portal kit's own attribute) forces one. The doubled selector has more specificity than the portal's tokens.
 */
export const themeCss = (settings: SiteSettings, scope?: string): string => facesOf(settings) + brandCss(settings, scope)

/** The `@font-face` rules of a brand's fonts. */
export const facesOf = (settings: SiteSettings): string =>
  fontsUsed(settings)
    .map((name) => fontFaces(fontFiles[name]))
    .join('')

/** The same without the font's files: text has a fallback with the same metrics. */
export function brandCss(settings: SiteSettings, scope = ':root'): string {
  const { font, headingFont, light, dark } = themeOf(settings)
  const family = withStandIn(font, settings.fontFamily)
  const headings = withStandIn(headingFont, headingFontOf(settings))
  const at = scope.repeat(scope.startsWith('[') || scope.startsWith(':') ? 3 : 1)
  return [
    ...fontsUsed(settings).map((name) => standInFace(fontFiles[name])),
    `${at}{--site-font:${family};--heading-font:${headings};color-scheme:light;${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){${at}:not([data-scheme=light],[data-mantine-color-scheme]){color-scheme:dark;${declarations(dark)}}}`,
    `${at}[data-scheme=dark],${at}[data-mantine-color-scheme=dark]{color-scheme:dark;${declarations(dark)}}`,
  ].join('\n')
}

/** The colours of one scheme on the whole page, whatever the device's. */
export const schemeCss = (settings: SiteSettings, scheme: 'light' | 'dark'): string =>
  `${':root'.repeat(5)}{color-scheme:${scheme};${declarations(themeOf(settings)[scheme])}}`
