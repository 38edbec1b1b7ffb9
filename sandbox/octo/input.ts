import { badRequest } from './octo-error.ts'

/** Reads the fields of a request's body. */
export function readInput(body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('The body is not an object')
  const value = (name: string): unknown => Reflect.get(body, name)
  const text = (name: string): string | null => {
    const found = value(name)
    return typeof found === 'string' && found !== '' ? found : null
  }
  return {
    has: (name: string) => value(name) !== undefined,
    text,
    flag: (name: string) => value(name) === true,
    number: (name: string): number | null => {
      const found = value(name)
      return typeof found === 'number' && Number.isFinite(found) ? found : null
    },
    day(name: string): string | null {
      const found = text(name)
      if (found !== null && !/^\d{4}-\d{2}-\d{2}$/.test(found)) throw badRequest(`${name} is not a date`)
      return found
    },
    list: (name: string): unknown[] | null => {
      const found = value(name)
      return Array.isArray(found) ? found : null
    },
    object: (name: string): Record<string, unknown> | null => {
      const found = value(name)
      return typeof found === 'object' && found !== null ? Object.fromEntries(Object.entries(found)) : null
    },
  }
}
export type Input = ReturnType<typeof readInput>
