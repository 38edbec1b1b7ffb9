import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { inlineAll } from './inline-styles.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-abc.css'), '.a{color:red}')
  await mkdir(join(folder, 'scenes'))
  await writeFile(join(folder, 'scenes', 'lagos.svg'), '<svg fill="#fff"/>\n')
})

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

it('writes a built stylesheet into the page, once', async () => {
  const link = '<link nonce="" rel="stylesheet" href="/assets/page-abc.css"/>'
  expect(await inlineAll(page(link + link), folder)).toBe(page('<style data-sheet="/assets/page-abc.css">.a{color:red}</style>'))
})

it('leaves a link to a stylesheet that is not built, and every other link', async () => {
  const html = page('<link rel="stylesheet" href="/assets/gone-1.css"/><link rel="icon" href="/favicon.svg"/>')
  expect(await inlineAll(html, folder)).toBe(html)
})

it('inlines the first image of a page, and no other', async () => {
  const preload = '<link rel="preload" as="image" href="/scenes/lagos.svg" fetchPriority="high"/>'
  const other = '<img src="/scenes/lagos.svg" loading="lazy"/>'
  const first = '<img src="/scenes/lagos.svg" alt="a" fetchPriority="high"/>'
  expect(await inlineAll(page(preload, other + first), folder)).toBe(
    page('', `${other}<img src="data:image/svg+xml,%3Csvg fill='%23fff'/%3E" alt="a" fetchPriority="high"/>`),
  )
})
