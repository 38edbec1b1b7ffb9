import type { Page } from '@playwright/test'
import { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { expect, open, test } from './fixtures.ts'
import { inDays, toLondon } from './search.ts'
import { shopAt } from './shop.ts'

const desk = { width: 1366, height: 850 }
const phone = { width: 390, height: 844 }
const roundTrip = FlightSearch.parse({ ...toLondon(66), trip: 'round-trip', return: inDays(80) })

/** Upper and lower edges of the first cards, in pixels below the top of the window. */
const edges = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 8).map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { top, bottom }
    }),
  )

test('a desk shows five round trips at once, and a phone the first within 300 pixels, on both faces', async ({
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
    await open(page, `${origin}/order/new/flight/newoffers?${searchToParams(roundTrip)}`)
    await expect(page.getByRole('article').nth(5)).toBeAttached({ timeout: 30_000 })
    await expect(page.getByText(/^2 of 2 sources|airlines have answered/).first()).toBeVisible({ timeout: 30_000 })
    const inView = async () => (await edges(page)).filter(({ bottom }) => bottom <= desk.height).length
    await expect.poll(inView, { message: `round trips in view on the ${face}` }).toBeGreaterThanOrEqual(5)
    await page.setViewportSize(phone)
    const first = async () => Math.round((await edges(page))[0]?.top ?? Number.NaN)
    await expect.poll(first, { message: `the first one on the ${face} on a phone` }).toBeLessThanOrEqual(300)
  }
})
