import type { Listing } from '../../inventory/stays/catalogue/listing.ts'

/** Where a picture is: of the house by its place in the album, or of a room (`room-2`, `bathroom-2`). `?w=` asks for another size. */
export const photoUrl = (baseUrl: string, { id, supplier }: Listing, name: string): string =>
  `${baseUrl}/pictures/stays/${supplier.number}/${id}/${name}.webp`
