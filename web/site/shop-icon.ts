import type { SiteSettings } from '#domain/site/settings.ts'
import { themeOf } from '#domain/site/theme.ts'

/** The sign in the browser's tab: the agency's own, or its first letter on its colour. */
export function shopIcon({ settings, name }: { settings: SiteSettings; name: string }): { href: string; type?: string } {
  const own = settings.favicon
  if (own) return own.endsWith('.svg') ? { href: own, type: 'image/svg+xml' } : { href: `${own}/favicon.png`, type: 'image/png' }
  const { '--band': ground = '#000000', '--on-band': ink = '#ffffff' } = themeOf(settings).light
  const letter = (/\p{L}|\d/u.exec(name)?.[0] ?? '').toUpperCase()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="23" font-family="Arial,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text></svg>`
  return { href: `data:image/svg+xml,${encodeURIComponent(drawing)}`, type: 'image/svg+xml' }
}
