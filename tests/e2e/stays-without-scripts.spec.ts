import type { Locator } from '@playwright/test'
import { expect, full, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { shopAt } from './shop.ts'

test.use({ javaScriptEnabled: false })

test('without scripts a visitor searches a place, filters the results, and sees the rooms and rates of a property', {
  tag: full,
}, async ({ page, instance, trouble }) => {
  // The browser's message about scripts that it does not load.
  trouble.allow(/^csp GET .*\/assets\//)
  await page.goto(shopAt(instance, 'skyways'))
  await page.getByText('Accommodation', { exact: true }).first().click()
  const form = page.getByRole('form', { name: 'Search accommodation' })
  await form.getByLabel('Where').fill('Accra')
  await form.getByLabel('Check-in').fill(inDays(33))
  await form.getByLabel('Check-out').fill(inDays(35))
  await form.getByRole('button', { name: 'Search accommodation' }).click()

  const cards = page.getByRole('article')
  await test.step('real properties: name, picture, price and refund words', async () => {
    await expect(page.getByRole('heading', { name: /^Accra/, level: 1 })).toBeVisible({ timeout: 30_000 })
    await expect(cards.first()).toContainText(/NGN [\d,]+\.\d\d/, { timeout: 30_000 })
    await expect(cards.first().getByRole('img').first()).toBeVisible()
    await expect(page.getByText(/^[\d,]+ (of [\d,]+ )?stays?\b/).first()).toBeVisible({ timeout: 30_000 })
  })
  await test.step('the form of filters narrows them', async () => {
    await page.getByRole('checkbox', { name: /^Free cancellation/ }).check()
    await page.getByRole('button', { name: /^Show / }).click()
    await expect(page).toHaveURL(/freeCancellation=1/)
    await expect(page.getByRole('link', { name: 'Remove: Free cancellation' })).toBeVisible()
    for (const card of await cards.all()) await expect(card).toContainText(/free/i)
  })
  await test.step('an order is a link, and so is the rest of the list', async () => {
    await page.getByText(/^Sorted by/).click()
    await page.getByRole('link', { name: 'Lowest price', exact: true }).click()
    await expect(page).toHaveURL(/sort=price/)
    const count = await cards.count()
    await page.getByRole('link', { name: /^Show more of/ }).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(count)
  })
  await test.step('the page of a property has its rooms, rates and prices, and nothing that is still to come', async () => {
    const name = (await cards.first().getByRole('heading').innerText()).trim()
    await cards.first().getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 30_000 })
    const room = page.getByRole('article').first()
    await expect(room).toContainText(/NGN [\d,]+\.\d\d/)
    await expect(page.locator('#reviews')).toBeVisible()
    const free = page.getByRole('group', { name: 'Narrow the rates' }).getByRole('link', { name: 'Free cancellation' })
    await expect(free).toHaveAttribute('aria-current', 'true')
    await free.click()
    await expect(page).not.toHaveURL(/freeCancellation/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  const priceIn = async (place: Locator) => /NGN [\d,]+\.\d\d/.exec(await place.innerText())?.[0] ?? ''
  const stay = page.getByRole('complementary', { name: 'Your stay' })
  await test.step('all pictures open and close', async () => {
    await page.getByRole('button', { name: /^All \d+ pictures$/ }).click()
    const pictures = page.getByRole('dialog', { name: /^All pictures of/ })
    await expect(pictures.getByRole('img').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pictures).toBeHidden()
  })
  await test.step('other dates are a form that asks for new prices', async () => {
    const form = page.getByRole('form', { name: 'Dates and rooms' })
    await form.getByLabel('Check-out').fill(inDays(36))
    await form.getByRole('button', { name: 'Show prices' }).click()
    await expect(stay).toContainText('3 nights', { timeout: 30_000 })
    await expect(page).toHaveURL(new RegExp(`checkOut=${inDays(36)}`))
  })
  await test.step('the chosen rate is the one beside the button, and its checkout opens', async () => {
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('radio') })
    expect(await priceIn(stay)).toBe(await priceIn(rows.filter({ has: page.locator(':checked') })))
    await rows.nth(1).getByRole('radio').check()
    expect(await priceIn(stay)).toBe(await priceIn(rows.nth(1)))
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Guests', level: 1 })).toBeVisible()
  })
})
