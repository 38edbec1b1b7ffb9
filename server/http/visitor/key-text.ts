import { createHash, randomBytes } from 'node:crypto'

/** `tw_live_` or `tw_test_`, 8 digits that are shown in lists, the agency's id, and 192 random bits. */
const KEY = /^tw_(?:live|test)_[0-9a-f]{8}([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9a-f]{48}$/

const PREFIX_LENGTH = 'tw_live_'.length + 8

/** A new key of an agency. Its id is part of the key, so that the key is looked up within its own tenant. */
export const makeKey = (agencyId: string, kind: 'live' | 'test'): string =>
  `tw_${kind}_${randomBytes(4).toString('hex')}${agencyId.replaceAll('-', '')}${randomBytes(24).toString('hex')}`

/** The part that is shown after the key was created. */
export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH)

/** A random key cannot be guessed from its hash, so it needs no salt and no slow hash. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The id of the agency in a key; null for a text that is no key. */
export function agencyOfKey(key: string): string | null {
  const parts = KEY.exec(key)
  return parts ? parts.slice(1, 6).join('-') : null
}
