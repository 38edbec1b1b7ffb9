import { expect, test } from 'vitest'
import { mapInTurns } from './in-turns.ts'

/** Takes the thread for so many milliseconds. */
function work(milliseconds: number): number {
  const endsAt = performance.now() + milliseconds
  while (performance.now() < endsAt);
  return milliseconds
}

test('long work on many items lets others have their turn, and keeps the order of the items', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const items = Array.from({ length: 20 }, (_, at) => at)
  const results = await mapInTurns(items, (item) => work(3) + item)
  clearInterval(timer)
  expect(results).toEqual(items.map((item) => item + 3))
  expect(turns).toBeGreaterThan(3)
})

test('short work is done in one turn', async () => {
  let turns = 0
  const other = setImmediate(() => {
    turns += 1
  })
  expect(await mapInTurns([1, 2, 3], (item) => item * 2)).toEqual([2, 4, 6])
  expect(turns).toBe(0)
  clearImmediate(other)
})
