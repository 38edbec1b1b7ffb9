import type { Locator, Page } from '@playwright/test'
import { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { coupleInLagos } from '../book-stay.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays, toLondon } from './search.ts'
import { shopAt } from './shop.ts'

const desk = { width: 1366, height: 850 }
const phone = { width: 390, height: 844 }
const roundTrip = FlightSearch.parse({ ...toLondon(66), trip: 'round-trip', return: inDays(80) })

/** Upper and lower edges of the first items, in pixels below the top of the window. */
const edges = (items: Locator) =>
  items.evaluateAll((all) =>
    all.slice(0, 12).map((item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return { top, bottom }
    }),
  )

const whole = async (items: Locator) => (await edges(items)).filter(({ bottom }) => bottom <= desk.height).length
const firstTop = async (items: Locator) => Math.round((await edges(items))[0]?.top ?? Number.NaN)

/** Five results in view on a desk, and the first one within 300 pixels on a phone. */
async function expectDense(page: Page, face: string): Promise<void> {
  const cards = page.getByRole('article')
  await expect.poll(() => whole(cards), { message: `results in view on the ${face}` }).toBeGreaterThanOrEqual(5)
  await page.setViewportSize(phone)
  await expect.poll(() => firstTop(cards), { message: `the first one on the ${face} on a phone` }).toBeLessThanOrEqual(300)
}

test('a desktop shows five round trips at once, and a phone the first within 300 pixels, on portal and storefront', {
  tag: full,
}, async ({ page, instance, signIn }) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  for (const [face, origin] of [
    ['portal', instance.url],
    ['storefront', shopAt(instance, 'skyways')],
  ] as const) {
    await page.setViewportSize(desk)
    await open(page, `${origin}/order/new/flight/newoffers?${searchToParams(roundTrip)}`)
    await expect(page.getByRole('article').nth(5)).toBeAttached({ timeout: 30_000 })
    await expect(page.getByText(/^2 of 2 suppliers|airlines have answered/).first()).toBeVisible({ timeout: 30_000 })
    await expectDense(page, face)
  }
})

test('a desk shows five properties at once, and a phone the first within 300 pixels, on both faces', { tag: full }, async ({
  page,
  instance,
  signIn,
}) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  for (const [face, origin] of [
    ['portal', instance.url],
    ['storefront', shopAt(instance, 'skyways')],
  ] as const) {
    await page.setViewportSize(desk)
    await open(page, `${origin}/accommodation/results?${stayToParams(coupleInLagos)}`)
    await expect(page.getByRole('article').nth(5)).toBeAttached({ timeout: 30_000 })
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0, { timeout: 30_000 })
    await expectDense(page, face)
  }
})

test('a desk shows ten orders at once', { tag: full }, async ({ page, signIn }) => {
  await page.setViewportSize(desk)
  await signIn(page, 'owner@skyways.test')
  await open(page, '/order')
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows.nth(9)).toBeAttached()
  expect(await whole(rows)).toBeGreaterThanOrEqual(10)
})
