import { blend, hash } from '../../hash.ts'

/**
 * An accommodation's id identifies the property only to the sandbox: city, property and a check under a four-round Feistel cipher with keys from the
 * seed and the supplier. So nothing is stored, and two suppliers' ids of one property have nothing in common.
 */
const PREFIX = 'acc_0000'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 18
const WORD = 2n ** 32n
const ROUNDS = [1, 2, 3, 4]

export interface ListingKey {
  city: number
  property: number
}

const keyOf = (seed: string, supplier: number) => hash(`listing|${seed}|${supplier}`)

function encrypt(left: number, right: number, key: number): [number, number] {
  return ROUNDS.reduce<[number, number]>(([a, b], round) => [b, (a ^ blend(key + round, b)) >>> 0], [left, right])
}

function decrypt(left: number, right: number, key: number): [number, number] {
  return ROUNDS.toReversed().reduce<[number, number]>(([a, b], round) => [(b ^ blend(key + round, a)) >>> 0, a], [left, right])
}

export function writeListingId({ city, property }: ListingKey, seed: string, supplier: number): string {
  const key = keyOf(seed, supplier)
  const plain = city * 65_536 + property
  const [left, right] = encrypt(plain, blend(key, plain), key)
  // A third word fills the id to the vendor's length; it is part of the check.
  let value = (BigInt(left) * WORD + BigInt(right)) * WORD + BigInt(blend(left, right))
  let digits = ''
  for (let index = 0; index < LENGTH; index++) {
    digits = (DIGITS[Number(value % 62n)] ?? '0') + digits
    value /= 62n
  }
  return PREFIX + digits
}

/** Null for an id that this supplier did not issue. */
export function readListingId(id: string, seed: string, supplier: number): ListingKey | null {
  if (!id.startsWith(PREFIX) || id.length !== PREFIX.length + LENGTH) return null
  let value = 0n
  for (const digit of id.slice(PREFIX.length)) {
    const worth = DIGITS.indexOf(digit)
    if (worth < 0) return null
    value = value * 62n + BigInt(worth)
  }
  const words = value / WORD
  if (words >= WORD * WORD) return null
  const [plain] = decrypt(Number(words / WORD), Number(words % WORD), keyOf(seed, supplier))
  const found = { city: Math.floor(plain / 65_536), property: plain % 65_536 }
  return writeListingId(found, seed, supplier) === id ? found : null
}
