import type { Page } from '@playwright/test'
import { expect, full, open, test } from './fixtures.ts'

/** Pages that are read, nearest to the first ones first: a page of each kind links to many of its kind. */
const MOST_PAGES = 60
const beginnings = ['/dashboard', '/settings', '/order', '/users', '/welcome', '/training', '/test', '/notifications']

const files = /\.(pdf|csv|ics|json|js|css|svg|png|webp|woff2)$|^\/(assets|api|pictures|media|lookup)\//

const linksOf = (html: string): string[] =>
  [...html.matchAll(/ href="(\/(?!\/)[^"#]*)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** Follows the links of the portal's pages. Returns those that answer with a refusal, and the page that links to each. */
async function refusedLinks(page: Page): Promise<string[]> {
  const [refused, linkedFrom] = [[] as string[], new Map(beginnings.map((path) => [path, 'the test']))]
  const queue = [...beginnings]
  const read = new Set<string>()
  for (let path = queue.shift(); path !== undefined && read.size < MOST_PAGES; path = queue.shift()) {
    const [name = ''] = path.split('?')
    if (read.has(name) || files.test(name)) continue
    read.add(name)
    const answer = await page.request.get(path)
    if (answer.status() >= 400) refused.push(`${answer.status()} ${path}, a link of ${linkedFrom.get(path)}`)
    for (const link of linksOf(await answer.text())) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path)
      queue.push(link)
    }
  }
  expect(read.size).toBeGreaterThan(beginnings.length)
  return refused
}

test('no page links to one that the reader may not open: an agent', { tag: full }, async ({ page, signIn }) => {
  await signIn(page, 'agent@skyways.test')
  expect(await refusedLinks(page)).toEqual([])
})

test('no page links to one that the reader may not open: an owner, in practice', { tag: full }, async ({ page, signIn }) => {
  await signIn(page, 'owner@savanna.test')
  await open(page, '/training')
  await page.getByRole('button', { name: 'Start practice' }).click()
  const bar = page.getByRole('complementary', { name: 'Practice' })
  await expect(bar).toBeVisible()
  expect(await refusedLinks(page)).toEqual([])
  await bar.getByRole('button', { name: 'Back to work' }).click()
  await expect(bar).toBeHidden()
})
