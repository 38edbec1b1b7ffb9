import { numbersIn } from '#domain/number-style.ts'
import type { Numbers } from '#domain/numbers.ts'
import { type Regional, textLanguage } from '#domain/regional.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { inkOn } from '#domain/site/theme.ts'

/** How an agency presents itself on paper and in mails. */
export interface Brand {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  /** `#0067ff` */
  color: string
  /** Black or white, whichever reads better on `color`. */
  onColor: string
  /** The id of the picture that is the logo; null without one. */
  logoId: string | null
  /** Where mails find the logo; null without one. */
  logoUrl: string | null
  /** Of the texts, for screen readers: `en-KE`. */
  language: string
  /** Writes amounts and numbers as the agency does. */
  numbers: Numbers
}

const LOGO = /^\/media\/([0-9a-f-]{36})$/

/**
 * An agency's name and contact, and the primary colour and logo of its site. `publicUrl` is where
 * the product is reached from outside.
 */
export function brandOf(
  agency: {
    name: string
    email: string | null
    phone: string | null
    address: string | null
  } & Pick<Regional, 'country' | 'locale'>,
  { primaryColor: color, logoImage }: Pick<SiteSettings, 'primaryColor' | 'logoImage'>,
  publicUrl = '',
): Brand {
  const logoId = LOGO.exec(logoImage)?.[1] ?? null
  return {
    name: agency.name,
    email: agency.email,
    phone: agency.phone,
    address: agency.address,
    color,
    onColor: inkOn(color),
    logoId,
    logoUrl: logoId && `${publicUrl}/media/${logoId}/on-light.png`,
    language: textLanguage(agency.country),
    numbers: numbersIn(agency.locale),
  }
}
