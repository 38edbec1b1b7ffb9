import type { Belongings } from './sample-bodies.ts'

/** The area whose objects an endpoint is about: the steps of a checkout that one product has are about a checkout. */
export const areaOf = ({ name, path }: { name: string; path: string }): string =>
  path.startsWith('/checkouts/') ? 'checkouts' : (name.split('.')[0] ?? '')

/** The input of an endpoint, with objects of a user. */
export const idsFor = (endpoint: { name: string; path: string }, { searchId, ...of }: Belongings): Record<string, string> => {
  const area = areaOf(endpoint)
  return {
    id: of[area] ?? '',
    otherId: of[`${area}.otherId`] ?? '',
    searchId: of[`${area}.searchId`] ?? searchId,
    propertyId: of[`${area}.propertyId`] ?? '',
    tourId: of[`${area}.tourId`] ?? '',
    optionId: of[`${area}.optionId`] ?? '',
  }
}
