import { removeAllSaved, readSaved, writeSaved } from './saved-state.ts'

/** The agency that this browser last signed in to. It survives signing out (specification section 4). */
export type AgentRecord = { id: string; slug: string; name: string }

const key = 'agent'
/** Values of the device rather than of the signed-in person, and check-ins of a gate that are not sent yet. */
const except = new Set([key, 'currency', 'currencyRate', 'currencyBase', 'colorScheme', 'gateWaiting'])

/** Saves the agency for the next sign-in in this browser. */
export function saveAgent(agent: AgentRecord): void {
  writeSaved(key, JSON.stringify(agent))
}

/** The saved agency, or null. */
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
  removeAllSaved(except)
}
