import type { System } from './system.ts'

/** A value that each installation has once, made on first use: `perSystem((system) => createMemory(...))`. */
export function perSystem<T>(make: (system: System) => T): (system: System) => T {
  const made = new WeakMap<System, T>()
  return (asked) => {
    const system = asked.installation ?? asked
    const known = made.get(system) ?? make(system)
    made.set(system, known)
    return known
  }
}
