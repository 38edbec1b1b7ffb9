import { hash } from 'node:crypto'
import { rememberFor } from '#domain/remember.ts'
import { propertyIdOf, type StayListing } from '#domain/stays/property.ts'

/** A listing as addresses name it: short, the same each time, and silent about who sells it. */
export const publicPropertyId = rememberFor((listing: Pick<StayListing, 'supplier' | 'listingId'>): string =>
  hash('sha1', propertyIdOf(listing), 'base64url').slice(0, 14),
)
