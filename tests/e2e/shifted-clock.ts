import { readFileSync } from 'node:fs'

/**
 * Loaded before the product (`node --import`), in each of its processes and threads: the clock is ahead by the milliseconds in the file `CLOCK_FILE`,
 * which a journey writes to reach what happens days later. The embedded database reads the same clock.
 */

const { CLOCK_FILE = '' } = process.env
const Real = Date

/** Read at each call, so that what follows the writing of the file happens at the new time. */
const now = (): number => Real.now() + Number(readFileSync(CLOCK_FILE, 'utf8'))

globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
})
