import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { type Auditor, openAuditor } from '../lighthouse/open-auditor.ts'
import { sizes } from '../sizes.ts'
import { expect, test } from './fixtures.ts'
import { toLondon } from './search.ts'
import { lettersOn, shopAt } from './shop.ts'

let auditor: Auditor
test.beforeAll(async () => {
  auditor = await openAuditor()
})
test.afterAll(() => auditor.close())

const pages = {
  results: `/order/new/flight/newoffers?${searchToParams(toLondon(80))}`,
  home: '/',
  deals: '/deals',
  'a page of content': '/faq',
}

/** How far all that was shown has moved by itself on a phone, as the browser sums it up: CLS counts the worst five seconds of it. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(address)
  await lettersOn(page)
  await expect(page.locator('[data-running]')).toHaveCount(0, { timeout: 30_000 })
  return page.evaluate(async () => {
    const moves: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => moves.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    moves.push(...observer.takeRecords())
    return moves.reduce((sum, move) => sum + ('value' in move ? Number(move.value) : 0), 0)
  })
}

/** The storefront's budgets on a phone that do not depend on how fast the machine is; `npm run bench lighthouse` prints those that do. */
for (const [name, path] of Object.entries(pages).slice(0, sizes.lighthousePages))
  test(`${name} keeps to its budget`, async ({ page, instance }) => {
    const address = `${shopAt(instance, 'skyways')}${path}`
    const { scores, lost, scriptBytes } = await auditor.audit(address, { withoutSpeed: true })
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      expect.soft(scores[category], `${category}: ${lost[category].join(', ')}`).toBeGreaterThanOrEqual(95)
    expect.soft(await shiftOf(page, address)).toBeLessThanOrEqual(0.05)
    expect.soft(scriptBytes).toBeLessThanOrEqual(140_000)
  })
