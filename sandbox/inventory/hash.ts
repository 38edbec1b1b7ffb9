/** 32-bit FNV-1a: the only source of variation here. The same text gives the same number on every machine. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return mix(state)
}

/** Mixes an integer into 32 bits, so that adjacent inputs (two days, two waves) are uncorrelated. */
export function mix(value: number): number {
  let state = value | 0
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** A new number from two others. */
export const blend = (a: number, b: number): number => mix(Math.imul(a ^ 0x9e3779b9, 0x01000193) + b)

/** A hash as a share: 0 up to, not including, 1. */
export const share = (value: number): number => (value >>> 0) / 4294967296

export const pick = <T>(values: readonly T[], value: number): T => {
  const found = values[Math.floor(share(value) * values.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
