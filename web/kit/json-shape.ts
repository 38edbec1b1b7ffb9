/** Checks the shape of parsed JSON in a few bytes, without Zod: what browsers save and forms post. */
export type Guard<T> = (value: unknown) => value is T

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

export const isOneOf =
  <T extends string>(texts: readonly T[]): Guard<T> =>
  (value): value is T =>
    texts.some((text) => text === value)

export const isListOf =
  <T>(is: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is)

export const isRecordOf =
  <T extends object>(fields: { [Name in keyof T]: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(field: unknown) => boolean>(fields).every(([name, is]) => is(Reflect.get(value, name)))
