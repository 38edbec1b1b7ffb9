import { hash } from 'node:crypto'

const TAG_BYTES = 12

export type Seal = (payload: Buffer) => Buffer

const seals = new Map<string, Seal>()

/**
 * The twelve-byte tag that proves that whoever made a payload knew the secret: HMAC-SHA256 (RFC 2104) over one-shot hashes. `createHmac`
 * unpacks its key on every call, which took a quarter of a search.
 */
export function openSeal(secretText: string): Seal {
  const known = seals.get(secretText)
  if (known) return known
  const secret = Buffer.alloc(64)
  hash('sha256', secretText, 'buffer').copy(secret)
  const inner = Buffer.from(secret.map((byte) => byte ^ 0x36))
  const outer = Buffer.from(secret.map((byte) => byte ^ 0x5c))
  const seal: Seal = (payload) => {
    const digest = hash('sha256', Buffer.concat([inner, payload]), 'buffer')
    return hash('sha256', Buffer.concat([outer, digest]), 'buffer').subarray(0, TAG_BYTES)
  }
  seals.set(secretText, seal)
  return seal
}

/** The length of a tag, in bytes. */
export const TAG_LENGTH = TAG_BYTES
