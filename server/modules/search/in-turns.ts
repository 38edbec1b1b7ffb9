import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which other requests get their turn. */
const TURN_MS = 5

/** Maps one item after the other. Results of a search have megabytes: every few milliseconds the thread serves whatever else is waiting. */
export async function mapInTurns<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  let began = performance.now()
  for (const item of items) {
    results.push(map(item))
    if (performance.now() - began < TURN_MS) continue
    await setImmediate()
    began = performance.now()
  }
  return results
}
