/** A value of a setting in words. */
export type Say = (value: unknown) => string

export const isShort = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80)

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A text, number or switch in words. */
export const wordsOf: Say = (value) => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' || value === null || value === undefined ? 'empty' : String(value)
}
