import type { SiteSettings } from './settings.ts'
import { inkOn } from './theme.ts'

/** The address and media type of the icon of a site; null without one. */
export function chosenIcon({ favicon }: Pick<SiteSettings, 'favicon'>): { href: string; type?: string } | null {
  if (!favicon) return null
  return favicon.endsWith('.svg')
    ? { href: favicon, type: 'image/svg+xml' }
    : { href: `${favicon}/favicon.png`, type: 'image/png' }
}

/**
 * The icon of an agency without one: the first letter of its name on its colour, as SVG. `colour` is a hex colour; only a letter or digit of `name`
 * is drawn.
 */
export function monogram({ name, colour }: { name: string; colour: string }): string {
  const letter = (/\p{L}|\p{Nd}/u.exec(name)?.[0] ?? '').toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="23" font-family="Arial,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${inkOn(colour)}">${letter}</text></svg>`
}
