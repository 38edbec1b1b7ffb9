import type { System } from './system.ts'

/** Something that each process has one of, made when it is first asked for: `perSystem((system) => createMemory(...))`. */
export function perSystem<T>(make: (system: System) => T): (system: System) => T {
  const made = new WeakMap<System, T>()
  return (system) => {
    const known = made.get(system) ?? make(system)
    made.set(system, known)
    return known
  }
}
