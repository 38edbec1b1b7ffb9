import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

async function collect<T>(batches: AsyncIterable<T[]>): Promise<{ batches: T[][]; failure: unknown }> {
  const found: T[][] = []
  try {
    for await (const batch of batches) found.push(batch)
    return { batches: found, failure: null }
  } catch (failure) {
    return { batches: found, failure }
  }
}

it('batches simultaneous values in order, without losing any', async () => {
  async function* source() {
    yield* [1, 2, 3]
    await wait(200)
    yield 4
  }
  expect((await collect(inBatches(source(), 20))).batches).toEqual([[1, 2, 3], [4]])
})

it("throws the source's error after its earlier values", async () => {
  const broken = new Error('gone')
  async function* source() {
    yield 1
    throw broken
  }
  expect(await collect(inBatches(source(), 20))).toEqual({ batches: [[1]], failure: broken })
})

it('ends the source when the reader stops', async () => {
  let isStopped = false
  async function* source() {
    try {
      for (;;) {
        yield 1
        await wait(5)
      }
    } finally {
      isStopped = true
    }
  }
  for await (const _ of inBatches(source(), 1)) break
  expect(isStopped).toBe(true)
})

it('ends at once for an empty source', async () => {
  async function* source(): AsyncGenerator<number> {}
  expect((await collect(inBatches(source(), 20))).batches).toEqual([])
})
