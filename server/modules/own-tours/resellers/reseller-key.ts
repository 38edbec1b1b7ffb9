import { createHash, randomBytes } from 'node:crypto'

/** `octo_`, 8 digits that are shown in lists, the agency's id, and 192 random bits. */
const KEY = /^octo_[0-9a-f]{8}([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9a-f]{48}$/

const PREFIX_LENGTH = 'octo_'.length + 8

/** A new key of a reseller. The agency's id is part of it, so that the key is looked up within its own tenant. */
export const makeResellerKey = (agencyId: string): string =>
  `octo_${randomBytes(4).toString('hex')}${agencyId.replaceAll('-', '')}${randomBytes(24).toString('hex')}`

export const resellerKeyPrefix = (key: string): string => key.slice(0, PREFIX_LENGTH)

/** A random key cannot be guessed from its hash, so it needs no salt and no slow hash. */
export const hashOfResellerKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The id of the agency in a key; null for a text that is no key. */
export function agencyOfResellerKey(key: string): string | null {
  const parts = KEY.exec(key)
  return parts ? parts.slice(1, 6).join('-') : null
}
