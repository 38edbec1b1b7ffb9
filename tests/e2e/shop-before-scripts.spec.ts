import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { coupleInAccra } from '../book-stay.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'
import { shopAt } from './shop.ts'

/** The load event fires only after the scripts of a page have loaded. */
const beforeScripts = { waitUntil: 'domcontentloaded' } as const

/** Blocks the deferred scripts; the returned function releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/(?:results|search|shop)-script-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}

test('a filter that was ticked before the scripts have loaded is applied afterwards', { tag: full }, async ({
  page,
  instance,
}) => {
  await page.goto(`${shopAt(instance, 'skyways')}/order/new/flight/newoffers?${searchToParams(toAbuja(79))}`)
  await expect(page.getByRole('status').first()).toContainText('airlines have answered', { timeout: 30_000 })
  const letThemCome = await holdScripts(page)
  await page.reload(beforeScripts)
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: /^Refundable/ }).check()
  await expect(page).not.toHaveURL(/refundable/)
  letThemCome()
  await expect(page).toHaveURL(/refundable=1/)
  await expect(page.getByRole('complementary', { name: 'Flights to compare' })).toContainText('1 flight to compare')
})

test('a place that is being typed is found by name once the scripts are there', { tag: full }, async ({ page, instance }) => {
  const letThemCome = await holdScripts(page)
  await page.goto(shopAt(instance, 'skyways'), beforeScripts)
  const to = page.getByRole('form', { name: 'Search flights' }).getByLabel('To', { exact: true })
  await to.fill('abuja')
  await page.getByRole('radio', { name: 'One way' }).check()
  await to.focus()
  letThemCome()
  await page.getByRole('option', { name: /Abuja/ }).first().click()
  await expect(to).toHaveValue('Abuja (ABV)')
  await expect(page.getByRole('form', { name: 'Search flights' }).getByLabel('Return', { exact: true })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true })

  test('scripts and the pictures further down wait for the first picture', { tag: full }, async ({ page, instance }) => {
    await page.goto(`${shopAt(instance, 'skyways')}/accommodation/results?${stayToParams(coupleInAccra)}`)
    await expect(page.getByText('The search is complete')).toBeVisible({ timeout: 30_000 })
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    const count = (kind: string) => asked.filter((one) => one === kind).length
    await page.route(/\/pictures\//, async (route) => {
      await released
      await route.continue()
    })
    // The second after which scripts come anyway does not pass.
    await page.addInitScript(() => {
      const { setTimeout } = window
      Object.assign(window, { setTimeout: (run: () => void, ms: number) => (ms === 1_000 ? 0 : setTimeout(run, ms)) })
    })
    await page.reload(beforeScripts)
    const nextFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    for (let frame = 0; frame < 5; frame++) await nextFrame()
    expect([count('image'), count('script')]).toEqual([1, 0])
    // A picture in the styles is one more that the browser loads first, and no request.
    const styles = await page.locator('style').evaluateAll((all) => all.map(({ textContent }) => textContent).join(''))
    expect(styles).toContain('data-cart')
    expect(styles).not.toContain('data:image')
    release(undefined)
    await expect.poll(() => count('script')).toBeGreaterThan(1)
    await expect.poll(() => count('image')).toBeGreaterThan(1)
  })
})
