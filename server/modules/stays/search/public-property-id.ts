import { hash } from 'node:crypto'
import { rememberFor } from '#domain/remember.ts'
import { propertyIdOf, type StayListing } from '#domain/stays/property.ts'

/** A listing's id in addresses: short, stable, and without the supplier. */
export const publicPropertyId = rememberFor((listing: Pick<StayListing, 'supplier' | 'listingId'>): string =>
  hash('sha1', propertyIdOf(listing), 'base64url').slice(0, 14),
)
