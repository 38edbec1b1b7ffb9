import { defaultSettings, type SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'
import { tokens } from '../tokens.ts'
import { tokensOf } from './shop-tokens.ts'

/**
 * On paper every screen has the light scheme and the agency's primary colour, never the portal's. The selector overrides the portal's tokens and the
 * storefront's. The platform's own pages have no agency and the default colour.
 */
export function paperTokens({ primaryColor: colour }: Pick<SiteSettings, 'primaryColor'> = defaultSettings): string {
  const { light } = themeOf({ ...defaultSettings, primaryColor: colour, secondaryColor: colour, buttonColor: colour })
  const own = Object.entries(tokens).map(([name, [value]]) => [`--${name}`, value] as const)
  const all = Object.entries({ ...Object.fromEntries(own), ...tokensOf(light) })
  const values = all.flatMap(([name, value]) => (value ? `${name}:${value}` : [])).join(';')
  return `@media print{${':root'.repeat(5)}[data-mantine-color-scheme]{color-scheme:light;${values}}}`
}
