import { legalLine } from '#domain/agency/agency-record.ts'
import { numbersIn } from '#domain/number-style.ts'
import type { Numbers } from '#domain/numbers.ts'
import { type Regional, textLanguage } from '#domain/regional.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { inkOn } from '#domain/site/theme.ts'

/** An agency's identity in documents and mails. */
export interface Brand {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  /** Legal name and official numbers in one line; empty where the agency has stated none. */
  legal: string
  /** `#0067ff` */
  color: string
  /** Black or white, whichever reads better on `color`. */
  onColor: string
  /** The id of the picture that is the logo; null without one. */
  logoId: string | null
  /** The logo's address in mails; null without a logo. */
  logoUrl: string | null
  /** The language tag of the texts, for screen readers: `en-KE`. */
  language: string
  /** Formats amounts and numbers in the agency's locale. */
  numbers: Numbers
  /** Of a practice tenant: nothing in its documents and mails is real, and they say so. */
  isPractice: boolean
}

const LOGO = /^\/media\/([0-9a-f-]{36})$/

/** An agency's name and contact, and the primary colour and logo of its site. `publicUrl` is the product's public origin. */
export function brandOf(
  agency: {
    name: string
    email: string | null
    phone: string | null
    address: string | null
    practiceOf?: string | null
  } & Parameters<typeof legalLine>[0] &
    Pick<Regional, 'country' | 'locale'>,
  { primaryColor: color, logoImage }: Pick<SiteSettings, 'primaryColor' | 'logoImage'>,
  publicUrl = '',
): Brand {
  const logoId = LOGO.exec(logoImage)?.[1] ?? null
  return {
    name: agency.name,
    email: agency.email,
    phone: agency.phone,
    address: agency.address,
    legal: legalLine(agency),
    color,
    onColor: inkOn(color),
    logoId,
    logoUrl: logoId && `${publicUrl}/media/${logoId}/on-light.png`,
    language: textLanguage(agency.country),
    numbers: numbersIn(agency.locale),
    isPractice: (agency.practiceOf ?? null) !== null,
  }
}
