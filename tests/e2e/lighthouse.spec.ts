import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import type { Client } from '../app.ts'
import { search } from '../book-flight.ts'
import { coupleInLagos, searchStays } from '../book-stay.ts'
import { type Auditor, openAuditor } from '../lighthouse/open-auditor.ts'
import { sizes } from '../sizes.ts'
import { expect, test } from './fixtures.ts'
import { toLondon } from './search.ts'
import { shopAt, untilFontApplied, visitorOf } from './shop.ts'

let auditor: Auditor
test.beforeAll(async () => {
  auditor = await openAuditor()
})
test.afterAll(() => auditor.close())

const atOnce = (path: string) => async () => path

/** The addresses that are audited. Results are at the address of the finished search: robots.txt refuses those that start one. */
const pages: Record<string, (visitor: Client) => Promise<string>> = {
  results: async (visitor) => {
    const { searchId } = await search(visitor, toLondon(80))
    return `/order/new/flight/offers?search=${searchId}&${searchToParams(toLondon(80))}`
  },
  'results of stays': async (visitor) => {
    const { searchId } = await searchStays(visitor, coupleInLagos)
    return `/accommodation/results?searchId=${searchId}&${stayToParams(coupleInLagos)}`
  },
  home: atOnce('/'),
  deals: atOnce('/deals'),
  'a page of content': atOnce('/faq'),
}

/** The sum of all layout shifts on a phone, from the browser; CLS counts only the worst five seconds. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(address)
  await untilFontApplied(page)
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

/** The storefront's budgets on a phone that do not depend on the machine's speed; `npm run bench lighthouse` prints the others. */
for (const [name, pathFor] of Object.entries(pages).slice(0, sizes.lighthousePages))
  test(`${name} is within its budget`, async ({ page, context, instance }) => {
    const shop = shopAt(instance, 'skyways')
    await page.goto(`${shop}/faq`)
    const address = `${shop}${await pathFor(visitorOf(page))}`
    const cookie = (await context.cookies(shop)).map((one) => `${one.name}=${one.value}`).join('; ')
    const { scores, lost, scriptBytes } = await auditor.audit(address, { withoutSpeed: true, cookie })
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      expect.soft(scores[category], `${category}: ${lost[category].join(', ')}`).toBeGreaterThanOrEqual(95)
    expect.soft(await shiftOf(page, address)).toBeLessThanOrEqual(0.05)
    expect.soft(scriptBytes).toBeLessThanOrEqual(15_000)
  })
