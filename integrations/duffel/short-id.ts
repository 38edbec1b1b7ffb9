import { hash } from 'node:crypto'

/**
 * A short, URL-safe, stable id that does not reveal the supplier: 84 bits of a hash of the supplier's name and its own id, which can have hundreds of
 * letters.
 */
export const shortId = (supplier: string, ownId: string): string => hash('sha1', `${supplier} ${ownId}`, 'base64url').slice(0, 14)
