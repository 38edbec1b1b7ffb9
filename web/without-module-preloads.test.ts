import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { withoutModulePreloads } from './without-module-preloads.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/b.js"/></head><p>Ọ̀ṣun 1 < 2</p><script type="module">import("/a.js")</script>'
const wanted =
  '<head><link rel="stylesheet" href="/a.css"/></head><p>Ọ̀ṣun 1 < 2</p><script type="module">import("/a.js")</script>'

test.each([1, 2, 7, 64, 4096])('preload links are removed and everything else stays, in chunks of %i bytes', async (size) => {
  const bytes = Buffer.from(page)
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
  expect(await text(Readable.from(chunks).pipe(withoutModulePreloads()))).toBe(wanted)
})
