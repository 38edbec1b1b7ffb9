import type { SiteSettings } from '#domain/site/settings.ts'
import css from './brand.module.css'

/** The square icon of an agency's brand. */
export const iconOf = (agency: { templateData: Pick<SiteSettings, 'favicon'> } | null | undefined): string | null =>
  agency?.templateData.favicon || null

/** The agency's logo, or a monogram without one. */
export function AgencyMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl) return <img className={css.logo} src={smallOf(logoUrl)} alt="" width={28} height={28} />
  const initials = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
  return (
    <span className={css.monogram} aria-hidden="true">
      {initials}
    </span>
  )
}

/** The smallest size of an uploaded picture. */
const smallOf = (logoUrl: string) => (logoUrl.startsWith('/media/') ? `${logoUrl}/favicon.png` : logoUrl)

/** Tradewind's own logo: a paper plane. */
export function TradewindMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0067ff" />
      <path d="M6 19.5 26 8l-7.2 17-3.6-7.4z" fill="#fff" />
      <path d="m15.2 17.6 10.3-9.2-6.7 12.2z" fill="#a6c8ff" />
    </svg>
  )
}
