import { createHash } from 'node:crypto'

const stems = new Map<string, Buffer>()

/** The part of its search in an offer id: nine bytes, enough to recreate the passenger ids. */
export function searchStem(searchKey: string): Buffer {
  const known = stems.get(searchKey)
  if (known) return known
  if (stems.size > 500) stems.clear()
  const stem = createHash('sha256').update(`search|${searchKey}`).digest().subarray(0, 9)
  stems.set(searchKey, stem)
  return stem
}

/** The id of the passenger at `index` in the offer request, in its offers and in the order. */
export const passengerId = (searchKey: string, index: number): string => passengerIdOf(searchStem(searchKey), index)

export const passengerIdOf = (stem: Buffer, index: number): string => `pas_${stem.toString('base64url')}${index}`
