import { blend } from '../../hash.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id in the vendor's format, such as `chn_0000Ab…`, that encodes a number without revealing it. */
export function opaqueId(prefix: string, seed: number): string {
  let state = seed
  let text = ''
  for (let index = 0; index < 18; index++) {
    state = blend(state, index + 1)
    text += DIGITS[state % 62] ?? '0'
  }
  return `${prefix}_0000${text}`
}
