import { hash } from 'node:crypto'
import { memoizeByObject } from '#domain/memoize.ts'
import { propertyIdOf, type StayListing } from '#domain/stays/property.ts'

/** A listing's id in addresses: short, stable, and without the supplier. */
export const publicPropertyId = memoizeByObject((listing: Pick<StayListing, 'supplier' | 'listingId'>): string =>
  hash('sha1', propertyIdOf(listing), 'base64url').slice(0, 14),
)
