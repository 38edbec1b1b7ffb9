import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { inlineStyles, withInlineStyles } from './inline-styles.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-abc.css'), '.a{color:red}')
  await mkdir(join(folder, 'scenes'))
  await writeFile(join(folder, 'scenes', 'lagos.svg'), '<svg fill="#fff"/>\n')
})

it('writes a built stylesheet into the page, once', async () => {
  const link = '<link nonce="" rel="stylesheet" href="/assets/page-abc.css"/>'
  expect(await inlineStyles(`<head>${link}${link}</head>`, folder)).toBe(
    '<head><style data-sheet="/assets/page-abc.css">.a{color:red}</style></head>',
  )
})

it('leaves a link to what is not built, and every other link', async () => {
  const html = '<link rel="stylesheet" href="/assets/gone-1.css"/><link rel="icon" href="/favicon.svg"/>'
  expect(await inlineStyles(html, folder)).toBe(html)
})

it('reads a page that comes in pieces, also when one cuts a letter in two', async () => {
  const stream = withInlineStyles(folder)
  const page = Buffer.from('<p>Ẹ káàbọ̀</p><link rel="stylesheet" href="/assets/page-abc.css#"/>')
  for (let at = 0; at < page.length; at += 5) stream.write(page.subarray(at, at + 5))
  stream.end()
  expect(await text(stream)).toBe('<p>Ẹ káàbọ̀</p><style data-sheet="/assets/page-abc.css">.a{color:red}</style>')
})

it('carries the drawing that a page begins with, and no other', async () => {
  const other = '<img src="/scenes/lagos.svg" loading="lazy"/>'
  const stream = withInlineStyles(folder)
  stream.end(
    `<link rel="preload" as="image" href="/scenes/lagos.svg" fetchPriority="high"/>${other}<img src="/scenes/lagos.svg" alt="a" fetchPriority="high"/>`,
  )
  expect(await text(stream)).toBe(`${other}<img src="data:image/svg+xml,%3Csvg fill='%23fff'/%3E" alt="a" fetchPriority="high"/>`)
})
