import type { Vendor } from '../deps.ts'

interface VendorRow {
  title: string
  says: string
  keys: string[]
  hasNoWebhooks?: true
}

/** The vendors that the sandbox can stand in for, by the first segment of their path. */
export const vendors: Record<Vendor, VendorRow> = {
  duffel: { title: 'Duffel', says: 'Flights and stays', keys: ['duffel_test_sandbox', 'duffel_test_zenith'] },
  stayx: {
    title: 'StayX',
    says: 'Stays of ten suppliers, as Duffel sells them',
    keys: ['stayx1_test_sandbox at /1', '…', 'stayx10_test_sandbox at /10'],
  },
  paystack: { title: 'Paystack', says: 'Cards, transfers, refunds, payouts', keys: ['sk_test_sandbox'] },
  frankfurter: { title: 'Frankfurter', says: 'Exchange rates', keys: [], hasNoWebhooks: true },
  octo: {
    title: 'OCTO',
    says: 'Tours and activities',
    keys: ['wayfare_test_sandbox at /wayfare', 'kestrel_test_sandbox at /kestrel'],
    hasNoWebhooks: true,
  },
  pexels: { title: 'Pexels', says: 'Photos for websites', keys: ['pexels_test_sandbox'], hasNoWebhooks: true },
  reviews: { title: 'Reviewer', says: 'Business activations of agencies', keys: [], hasNoWebhooks: true },
  xcover: { title: 'XCover', says: 'Travel protection', keys: ['xcover_test_sandbox'], hasNoWebhooks: true },
}

export const isVendor = (name: string): name is Vendor => Object.hasOwn(vendors, name)

/** The vendor of a path: `/duffel/air/orders` is Duffel's; the sandbox's own pages have none. */
export function vendorOf(path: string): Vendor | null {
  const [, first = ''] = path.split(/[/?]/, 2)
  return isVendor(first) ? first : null
}
