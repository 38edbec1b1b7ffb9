import type { AccountProfile } from '../../inventory/accounts.ts'

/** Airlines respond in this many groups, spread over the duration of a search. */
export const GROUPS = 4

/** The group of an airline; the test airline is always in the first. */
export const groupOf = (carrier: string) => (carrier === 'ZZ' ? 0 : (carrier.charCodeAt(0) * 7 + carrier.charCodeAt(1)) % GROUPS)

/** The response time of the slowest airline in this search: within the account's range, the same each time for the same search. */
export function latencyOf({ latencyMs: [low, high] }: AccountProfile, id: string): number {
  const share = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000, 7) / 1000
  return Math.round(low + (high - low) * share)
}

/** The number of groups that respond within `timeout` milliseconds: slower airlines are dropped permanently. */
export const answeredBy = (timeout: number, latency: number) => Math.min(GROUPS, Math.floor((timeout * GROUPS) / latency))
