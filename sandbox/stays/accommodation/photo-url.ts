import type { Listing } from '../../inventory/stays/catalogue/listing.ts'

/** The address of a picture: of the property by its index in the album, or of a room (`room-2`, `bathroom-2`). `?w=` selects the size. */
export const photoUrl = (baseUrl: string, { id, supplier }: Listing, name: string): string =>
  `${baseUrl}/pictures/stays/${supplier.number}/${id}/${name}.webp`
