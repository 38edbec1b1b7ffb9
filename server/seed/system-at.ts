import { dayAt } from '#domain/dates.ts'
import { createCache } from '../cache.ts'
import type { System } from '../system.ts'

/** The system at a past instant: its clock, and the exchange rates of that day. It shares no cache with the current system. */
export function systemAt(system: System, at: Date): System {
  const { rates } = system.integrations
  const day = dayAt(at, 'UTC')
  const ratesOfDay: typeof rates = { id: rates.id, latest: (base, quotes) => rates.latest(base, quotes, day) }
  return { ...system, now: () => at, cache: createCache(null), integrations: { ...system.integrations, rates: ratesOfDay } }
}
