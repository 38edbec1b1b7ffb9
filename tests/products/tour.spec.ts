import type { Page } from '@playwright/test'
import { demoPassword } from '#server/seed/demo-people.ts'
import { enterContact, pay, payWithCard, walletOf } from '../e2e/checkout.ts'
import { test as base, expect } from '../e2e/fixtures.ts'
import { inDays } from '../e2e/search.ts'
import { shopAt } from '../e2e/shop.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { startOperator } from './tour/operator.ts'

/** An instance that sells tours, and their operator. */
const test = base.extend<object, { operator: Awaited<ReturnType<typeof startOperator>> }>({
  operator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const operator = await startOperator()
      await use(operator)
      operator.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ operator }, use) => use({ NODE_OPTIONS: '--conditions=test-products', TOUR_OPERATOR: operator.address }),
    { scope: 'worker' },
  ],
})

/** Enters the participants, and continues to the review. */
async function nameGuest(page: Page): Promise<void> {
  await page.getByLabel('Given name').fill('Adaeze')
  await page.getByLabel('Family name').fill('Obi')
  await enterContact(page, { email: 'adaeze@example.com', phone: '0803 123 4567' })
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

test('a product that exists only in tests is searched, compared, booked, listed and cancelled on its screens', async ({
  page,
  open,
  operator,
}) => {
  const status = page.getByLabel('Status of the order')

  await test.step('the owner signs in and chooses what to sell', async () => {
    await open('/sign-in')
    await page.getByLabel('E-mail').fill('owner@skyways.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await open('/order/neworder')
    await page.getByRole('main').getByRole('link', { name: 'Things to do' }).click()
  })

  await test.step('searches tours, ticks two and sees them side by side', async () => {
    await page.getByLabel('City').fill('Lagos')
    await page.getByLabel('Day').fill(inDays(30))
    await page.getByLabel('Participants').fill('1')
    await page.getByRole('button', { name: 'Search tours' }).click()
    await page.getByLabel('Compare: Lagos lagoon by boat').check()
    await page.getByLabel('Compare: Lekki market on foot').check()
    await page.getByRole('link', { name: 'Compare 2' }).click()
    await expect(page.getByRole('table', { name: 'Tours side by side' })).toContainText('Lekki market on foot')
    await page.getByRole('link', { name: 'Back to results' }).click()
  })

  await test.step('books one for a guest and pays from the wallet', async () => {
    await page.getByRole('button', { name: 'Choose Lagos lagoon by boat' }).click()
    await nameGuest(page)
    await expect(page.getByRole('region', { name: 'Participants' })).toContainText('Adaeze Obi')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await pay(page, 'Wallet')
    await expect(status).toContainText('Confirmed', { timeout: 20_000 })
  })
  const orderPath = new URL(page.url()).pathname
  expect(orderPath).toMatch(/^\/order\/tour\//)
  const paid = await walletOf(page)

  await test.step('finds it in the lists', async () => {
    await open('/order?type=tour')
    await expect(page.getByRole('row', { name: /Lagos lagoon by boat/ })).toContainText('Adaeze Obi')
    await open('/dashboard')
    await expect(page.getByRole('list', { name: 'Recent orders' })).toContainText('Lagos lagoon by boat')
    await open('/transactions')
    await expect(page.getByRole('table').locator(`a[href="${orderPath}"]`)).not.toHaveCount(0)
  })

  await test.step('cancels it for exactly the money that is shown first', async () => {
    await open(orderPath)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Cancel the tour' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the tour' })
    await expect(dialog).toContainText('Kept for the cancellationNGN 0.00')
    await dialog.getByRole('button', { name: /^Cancel, return NGN/ }).click()
    await expect(status).toContainText('Refunded', { timeout: 20_000 })
    await expect(page.getByRole('region', { name: 'Cancelled' })).toContainText('Kept for the cancellationNGN 0.00')
    expect([...operator.bookings.values()].map(({ isCancelled }) => isCancelled)).toEqual([true])
    expect(await walletOf(page)).toBeGreaterThan(paid)
  })
})

test('a customer of a storefront finds it, pays by card and has it among the trips', async ({ page, instance }) => {
  await page.goto(shopAt(instance, 'skyways'))
  await page.getByRole('radio', { name: 'Things to do' }).check()
  const form = page.getByRole('form', { name: 'Search things to do' })
  await form.getByLabel('City').fill('Lagos')
  await form.getByRole('button', { name: 'Search things to do' }).click()
  await expect(page.getByRole('heading', { name: 'Tours in Lagos', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Lekki market on foot' }).click()
  await nameGuest(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await expect(page.getByLabel('Status of the booking')).toContainText('Confirmed', { timeout: 20_000 })
  await page.getByRole('link', { name: 'My trips' }).first().click()
  await expect(page.getByRole('link', { name: /Lekki market on foot/ })).toContainText('Confirmed')
})
