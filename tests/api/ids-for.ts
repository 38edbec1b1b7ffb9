import type { Belongings } from './belongings.ts'

/** Areas about orders of one product. */
const ofOneProduct = new Set(['tourChanges', 'policyChanges'])

/** The area whose objects an endpoint is about: the steps of a checkout that one product has are about a checkout, or about one of that product. */
export function areaOf({ name, path }: { name: string; path: string }): string {
  const [area = ''] = name.split('.')
  if (area === 'tourPayouts' && path.startsWith('/tour-resellers/')) return 'tourPayouts.resellers'
  if (area === 'delegates') return path.startsWith('/checkouts/') ? 'checkouts' : 'team'
  if (path.startsWith('/orders/')) return ofOneProduct.has(area) ? area : 'orders'
  if (!path.startsWith('/checkouts/')) return area
  return area === 'policies' ? 'policies.checkouts' : 'checkouts'
}

/** The input of an endpoint, with objects of a user. */
export const idsFor = (endpoint: { name: string; path: string }, { searchId, ...of }: Belongings): Record<string, string> => {
  const area = areaOf(endpoint)
  const day = of[`${area}.day`]
  return {
    id: of[area] ?? of[area.split('.').at(-1) ?? ''] ?? '',
    otherId: of[`${area}.otherId`] ?? '',
    searchId: of[`${area}.searchId`] ?? searchId,
    propertyId: of[`${area}.propertyId`] ?? '',
    tourId: of[`${area}.tourId`] ?? '',
    policyId: of[`${area}.policyId`] ?? '',
    optionId: of[`${area}.optionId`] ?? '',
    // Of no order: who may reach the order is asked first.
    changeId: of.orders ?? '',
    departureId: of[`${area}.departureId`] ?? '',
    ...(day !== undefined && { day }),
  }
}
