import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

let folder: string
let clock: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tradewind-pictures-'))
  clock = Date.now()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const cacheOf = (mostBytes = 1_000) => createPictureCache(folder, { mostBytes, maxAge: 60_000, now: () => clock })
const bytes = (size: number) => new Uint8Array(size).fill(7)

test('a stored file is readable, also by the next process', async () => {
  await cacheOf().put('a.webp', bytes(10))
  expect(await cacheOf().get('a.webp')).toEqual(Buffer.from(bytes(10)))
  expect(await cacheOf().get('b.webp')).toBeNull()
})

test('the oldest files are evicted above the total size', async () => {
  const cache = cacheOf(25)
  for (const name of ['a', 'b', 'c']) await cache.put(name, bytes(10))
  expect(readdirSync(folder).toSorted()).toEqual(['b', 'c'])
  expect(await cache.get('a')).toBeNull()
  await cacheOf(10).put('d', bytes(10))
  expect(readdirSync(folder)).toEqual(['d'])
})

test('a file above the maximum age is deleted', async () => {
  const cache = cacheOf()
  await cache.put('a', bytes(10))
  clock += 60_001
  expect(await cache.get('a')).toBeNull()
  expect(readdirSync(folder)).toEqual([])
})

test('a file that was deleted by somebody else counts as missing', async () => {
  const cache = cacheOf()
  await cache.put('a', bytes(10))
  rmSync(join(folder, 'a'))
  expect(await cache.get('a')).toBeNull()
})
