import { hash } from 'node:crypto'

/** Short, safe in a URL, the same each time and silent about the supplier: 84 bits of a hash of its name and its own id, which can be hundreds of letters long. */
export const shortId = (supplier: string, ownId: string): string => hash('sha1', `${supplier} ${ownId}`, 'base64url').slice(0, 14)
