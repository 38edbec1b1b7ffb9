/**
 * Something that several suppliers sell, as a search found it. `id` is that of the listing found first; an equal search in which another supplier answers
 * first gives another one. `lastingId` is the same in both, and absent where it is `id`.
 */
export interface Lasting {
  id: string
  lastingId?: string | undefined
}

/** Its id in every search that finds the same listings. */
export const lastingIdOf = ({ id, lastingId }: Lasting): string => lastingId ?? id

/** The ids of something by those of its listings, the one found first before the others. */
export function withLastingId(listings: readonly [string, ...string[]]): Lasting {
  const [id] = listings
  const lastingId = listings.toSorted()[0]
  return lastingId === id ? { id } : { id, lastingId }
}
