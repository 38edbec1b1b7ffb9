import { searchSessions } from '#products/server/search-sessions.ts'
import type { System } from '../system.ts'
import type { SearchRunner } from './search-runner.ts'

/** Runs searches on the serving thread: for a machine with one processor, and for tests with their own suppliers. */
export const runSearchesHere = (readSystem: () => Pick<System, 'integrations' | 'cipher' | 'log'>): SearchRunner => ({
  async *run(product, input, { signal, rateOf }) {
    const { integrations, cipher, log } = readSystem()
    const at = new Date(input.at)
    const tools = { suppliers: integrations, cipher, log, rateOf, now: () => at }
    const session = searchSessions[product]
    if (session) yield* session.run(tools, input, signal)
  },
  close: async () => undefined,
})
