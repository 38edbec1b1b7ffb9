import { LRUCache } from 'lru-cache'
import { createIntegrations } from '#integrations/registry.ts'
import type { Cache } from './cache.ts'
import { practiceConfig } from './practice-config.ts'
import { runSearchesHere } from './search-threads/run-here.ts'
import type { System } from './system.ts'

/** Practice tenants in use at a time; another one is only made again. */
const MOST = 500

/** Cached values of suppliers are found by the supplier's ids, which the sandbox and a real supplier may share. */
const apart = (cache: Cache): Cache => ({
  get: (key) => cache.get(`${key}|practice`),
  set: (key, value, milliseconds) => cache.set(`${key}|practice`, value, milliseconds),
  delete: (key) => cache.delete(`${key}|practice`),
  close: async () => undefined,
})

/** Makes `System.forPractice`. Searches run on the serving thread: the search threads have the suppliers of the installation. */
export function createPracticeSystems(readSystem: () => System): System['forPractice'] {
  const made = new LRUCache<string, System>({ max: MOST })
  const make = (agencyId: string): System => {
    const installation = readSystem()
    const log = (event: object) => installation.log.debug(event, 'third party, practice')
    const { flights, stays, tours, policies, payments } = createIntegrations(practiceConfig(installation.config, agencyId), log)
    const practice: System = {
      ...installation,
      integrations: { ...installation.integrations, flights, stays, tours, policies, payments },
      cache: apart(installation.cache),
      searches: runSearchesHere(() => practice),
      installation,
    }
    return practice
  }
  return (agencyId) => {
    const known = made.get(agencyId) ?? make(agencyId)
    made.set(agencyId, known)
    return known
  }
}
