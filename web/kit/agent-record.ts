import { forgetAllSaved, readSaved, writeSaved } from './saved-state.ts'

/** The agency this browser last worked for. It outlives signing out (specification section 4). */
export type AgentRecord = { id: string; slug: string; name: string }

const key = 'agent'
/** What belongs to the device rather than to the person who signed in. */
const kept = new Set([key, 'currency', 'currencyRate', 'currencyBase', 'colorScheme'])

/** Remembers the agency for the next time someone signs in here. */
export function rememberAgent(agent: AgentRecord): void {
  writeSaved(key, JSON.stringify(agent))
}

/** The remembered agency, or null. */
export function savedAgent(): AgentRecord | null {
  return readSaved(key, (text) => {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { id, slug, name } = Object.assign({ id: '', slug: '', name: '' }, value)
    return typeof name === 'string' && name ? { id: String(id), slug: String(slug), name } : null
  })
}

/** Clears the signed-out person's data from this browser and keeps the agent record. */
export function clearUserData(): void {
  forgetAllSaved(kept)
}
