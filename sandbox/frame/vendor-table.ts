import type { Vendor } from '../deps.ts'

interface VendorRow {
  title: string
  says: string
  key: string | null
}

/** The vendors that the sandbox can stand in for, by the first segment of their path. */
export const vendors = {
  duffel: { title: 'Duffel', says: 'Flights and stays', key: 'duffel_test_sandbox' },
  paystack: { title: 'Paystack', says: 'Cards, transfers, refunds, payouts', key: 'sk_test_sandbox' },
  frankfurter: { title: 'Frankfurter', says: 'Exchange rates', key: null },
  octo: { title: 'OCTO', says: 'Tours and activities', key: 'octo_test_sandbox' },
  xcover: { title: 'XCover', says: 'Travel protection', key: 'xcover_test_sandbox' },
} as const satisfies Record<Vendor, VendorRow>

export const isVendor = (name: string): name is Vendor => Object.hasOwn(vendors, name)

/** The vendor that a path is for: `/duffel/air/orders` is Duffel's; the sandbox's own pages are nobody's. */
export function vendorOf(path: string): Vendor | null {
  const [, first = ''] = path.split(/[/?]/, 2)
  return isVendor(first) ? first : null
}
