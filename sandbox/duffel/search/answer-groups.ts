import type { AccountProfile } from '../../inventory/accounts.ts'

/** Airlines answer in this many groups, spread over the time that a search takes. */
export const GROUPS = 4

/** Which group an airline answers with; the test airline is always in the first. */
export const groupOf = (carrier: string) => (carrier === 'ZZ' ? 0 : (carrier.charCodeAt(0) * 7 + carrier.charCodeAt(1)) % GROUPS)

/** How long the slowest airline of this search takes: within the account's range, the same each time for the same search. */
export function latencyOf({ latencyMs: [low, high] }: AccountProfile, id: string): number {
  const share = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000, 7) / 1000
  return Math.round(low + (high - low) * share)
}

/** How many groups have answered within `timeout` milliseconds: an airline that is later is left out of the search for good. */
export const answeredBy = (timeout: number, latency: number) => Math.min(GROUPS, Math.floor((timeout * GROUPS) / latency))
