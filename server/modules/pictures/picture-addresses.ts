import type { Cipher } from '../../cipher.ts'

/** How many pictures share one sealed text: with one text each, a response with a few hundred properties would be half as large again. */
const TOGETHER = 6

/** Up to six pictures under one sealed text. */
export interface SealedPictures {
  sealed: string
  count: number
  /** Pictures of the agency's own, which have addresses of their own. */
  own?: string[]
}

const isOwn = (photo: string) => photo.startsWith('/media/')

export const sealPictures = (cipher: Cipher, photos: string[]): SealedPictures =>
  photos.length > 0 && photos.every(isOwn)
    ? { sealed: '', count: 0, own: photos }
    : { sealed: photos.length > 0 ? cipher.sealAlike(shorten(photos)) : '', count: photos.length }

/**
 * Our addresses of suppliers' pictures: `/pictures/<sealed addresses>/<index>`. The text does not reveal the supplier's server, and nobody else can
 * make one, so that we fetch only what suppliers have named.
 */
export const addressesOf = ({ sealed, count, own }: SealedPictures): string[] =>
  own ?? Array.from({ length: count }, (_, index) => `/pictures/${sealed}/${index}`)

/** Seals any number of pictures. */
export const pictureAddresses = (cipher: Cipher, photos: string[]): string[] =>
  Array.from({ length: Math.ceil(photos.length / TOGETHER) }, (_, group) =>
    photos.slice(group * TOGETHER, (group + 1) * TOGETHER),
  ).flatMap((group) => addressesOf(sealPictures(cipher, group)))

/** The common prefix of all addresses, and the rest of each. */
function shorten(addresses: string[]): string[] {
  const [first = '', ...others] = addresses
  let alike = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, alike))) alike -= 1
  return [first.slice(0, alike), ...addresses.map((address) => address.slice(alike))]
}

/** The supplier's address; null for a text that was not sealed here. */
export function openPictureAddress(cipher: Cipher, sealed: string, index: number): string | null {
  try {
    const opened = cipher.open(sealed)
    if (!Array.isArray(opened)) return null
    const [start, ...rests] = opened.map(String)
    const rest = rests[index]
    return start === undefined || rest === undefined ? null : start + rest
  } catch {
    return null
  }
}
