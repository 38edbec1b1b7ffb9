import type { Locator, Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { accra, coupleInLagos } from '../book-stay.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { shopAt } from './shop.ts'
import { enterGuests, toPayment, toReview } from './stays.ts'

const query = stayToParams({
  ...coupleInLagos,
  destination: accra,
  radiusKm: 10,
  checkIn: inDays(47),
  checkOut: inDays(50),
  rooms: [{ adults: 2, children: [7], infants: 0 }],
})

/** The first amount in the element. Content outside the viewport is laid out shortly after it is scrolled to, and has no inner text before. */
async function priceIn(place: Locator): Promise<string> {
  const read = async () => /NGN [\d,]+\.\d\d/.exec(await place.innerText())?.[0] ?? ''
  await place.scrollIntoViewIfNeeded()
  await expect.poll(read).not.toBe('')
  return read()
}

/** The search has finished, and every property has its terms. */
async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText('Meals and terms are on their way')).toHaveCount(0)
}

test('a family with free cancellation sees one price from the card to the payment', { tag: full }, async ({ page, instance }) => {
  await open(page, `${shopAt(instance, 'skyways')}/accommodation/results?${query}&freeCancellation=1`)
  await answered(page)
  // One that is paid when booking, so that its whole price is the sum of the checkout.
  const cards = page.getByRole('article').filter({ hasNotText: /Pay (at|a deposit)/ })
  await expect(cards.nth(1)).toBeVisible()
  const [name = '', other = ''] = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('aria-label') ?? ''))
  const cardOf = (property: string) => page.getByRole('article', { name: property, exact: true })
  const price = await priceIn(cardOf(name))

  await test.step('the tray and the comparison', async () => {
    for (const one of [name, other])
      await cardOf(one)
        .getByRole('checkbox', { name: /^Compare/ })
        .check()
    const tray = page.getByRole('complementary', { name: 'Accommodation to compare' })
    await expect(tray.getByRole('listitem').filter({ hasText: name })).toContainText(price)
    await tray.getByRole('link', { name: 'Compare 2' }).click()
    await expect(page.getByRole('columnheader').filter({ hasText: name })).toContainText(price)
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(price)
  })

  await test.step('the page of the property', async () => {
    await page.getByRole('link', { name: `See rooms of ${name}` }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    const stay = page.getByRole('complementary', { name: 'Your stay' })
    const rate = page.getByRole('listitem').filter({ hasText: 'The rate you came for', has: page.getByRole('radio') })
    await expect(rate).toHaveCount(1)
    await expect(rate.getByRole('radio')).toBeChecked()
    expect(await priceIn(rate)).toBe(price)
    await expect(rate).toContainText('Free cancellation')
    expect(await priceIn(stay)).toBe(price)
    await stay.getByRole('button', { name: 'Book', exact: true }).click()
  })

  const summary = page.getByRole('complementary', { name: 'Summary' })
  await test.step('every step of the checkout, and the cheapest way to pay', async () => {
    await enterGuests(page)
    await expect(summary.getByRole('definition').last()).toHaveText(price)
    await toReview(page)
    await expect(page.getByRole('heading', { name: 'Review the stay', level: 1 })).toBeVisible()
    await expect(summary.getByRole('definition').last()).toHaveText(price)
    await toPayment(page)
    await page.getByRole('group', { name: 'Payment method' }).getByText('Card', { exact: true }).click()
    await expect(page.getByRole('button', { name: `Pay ${price}` })).toBeVisible()
    await expect(summary).toContainText(price)
  })
})
