import { memoizeByObject } from '#domain/memoize.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { tokens } from '../../tokens.ts'
import { brandTokens } from './brand-tokens.ts'

/** The scope of a screen, so that its tokens do not change the storefront's own header and footer. */
export const screenScope = '[data-screen]'

/**
 * The screens' tokens in an agency's colours, for pages of plain HTML: the scheme is the device's, but not within an element of the light scheme, as the
 * canvas of the editor is.
 */
export const screenTokens = (settings: SiteSettings): string => tokensOf(themeOf(settings))

/** The same of one scheme, for a page whose scheme is not the device's. */
export const screenTokensIn = (settings: SiteSettings, scheme: 'light' | 'dark'): string =>
  `${screenScope}${screenScope}{${declare(scheme === 'light' ? 0 : 1, themeOf(settings)[scheme])}}`

/** Without weight, so that the tokens of a forced scheme win. */
const notLight = ':not(:where([data-scheme=light] *))'

const tokensOf = memoizeByObject(
  ({ light, dark }: ReturnType<typeof themeOf>) =>
    `${screenScope}{${declare(0, light)}}\n@media (prefers-color-scheme:dark){${screenScope}${notLight}{${declare(1, dark)}}}`,
)

function declare(scheme: 0 | 1, brand: Record<string, string>): string {
  const own = Object.entries(tokens).map(([name, values]) => [`--${name}`, values[scheme]] as const)
  const all = Object.entries({ ...Object.fromEntries(own), ...brandTokens(brand) })
  return all.flatMap(([name, value]) => (value ? `${name}:${value}` : [])).join(';')
}
