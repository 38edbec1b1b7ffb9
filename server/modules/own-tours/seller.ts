import type { Channel } from '#domain/authored-tours/sale/price-list.ts'

/** Who sells an own tour: the agency itself, or one of its resellers. */
export interface Seller {
  /** Of the reseller; the agency's id for its own sales. */
  id: string
  channel: Channel
  /** Null for the agency. */
  resellerId: string | null
  /** Hundredths of a percent of the retail price; 0 for the agency. */
  commission: number
}

export const ownSeller = (agencyId: string): Seller => ({ id: agencyId, channel: 'agency', resellerId: null, commission: 0 })
