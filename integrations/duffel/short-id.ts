import { hash } from 'node:crypto'

/** Short, safe in a URL, and the same each time: 84 bits of a hash of the supplier's own id, which can be hundreds of letters long. */
export const shortId = (supplier: string, ownId: string): string => `${supplier}-${hash('sha1', ownId, 'base64url').slice(0, 14)}`
