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
}

/** The specification's default primary colour (section 9). */
const DEFAULT_COLOR = '#000000'
const LOGO = /^\/media\/([0-9a-f-]{36})$/
const HEX = /^#?([0-9a-f]{6})$/i

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** White where its contrast on the colour is higher than black's. */
export const readableOn = (color: string): string =>
  1.05 / (luminance(color) + 0.05) >= (luminance(color) + 0.05) / 0.05 ? '#ffffff' : '#000000'

/**
 * An agency's name, contact, primary colour and logo; a colour that is not six hex digits is the specification's default. `publicUrl` is where
 * the product is reached from outside.
 */
export function brandOf(
  agency: {
    name: string
    email: string | null
    phone: string | null
    address: string | null
    logo?: string | null
    templateData: Record<string, unknown>
  },
  publicUrl = '',
): Brand {
  const match = typeof agency.templateData.primaryColor === 'string' ? HEX.exec(agency.templateData.primaryColor) : null
  const color = match?.[1] ? `#${match[1].toLowerCase()}` : DEFAULT_COLOR
  const logoId = LOGO.exec(agency.logo ?? '')?.[1] ?? null
  return {
    name: agency.name,
    email: agency.email,
    phone: agency.phone,
    address: agency.address,
    color,
    onColor: readableOn(color),
    logoId,
    logoUrl: logoId && `${publicUrl}/media/${logoId}/on-light.png`,
  }
}
