import { addDays, type LocalDate } from '#domain/dates.ts'

/** The day so many days from now, in UTC. */
export const inDays = (days: number): LocalDate => addDays(new Date().toISOString().slice(0, 10), days)

/**
 * A value with days ahead of today, made anew whenever it is read: what is computed when a file is imported is a day old in a run over midnight. A copy
 * (`{ ...value }`) keeps the days of its moment.
 */
export const eachDay = <T extends object>(make: () => T): T =>
  new Proxy<T>(Object({}), {
    get: (_target, key) => Reflect.get(make(), key),
    has: (_target, key) => Reflect.has(make(), key),
    ownKeys: () => Reflect.ownKeys(make()),
    getOwnPropertyDescriptor: (_target, key) => Reflect.getOwnPropertyDescriptor(make(), key),
  })
