import { inDays } from '../days/each-day.ts'
import { enterContact, pay, walletOf } from '../e2e/checkout.ts'
import { expect, test as base } from '../e2e/fixtures.ts'
import { startInstance } from '../e2e/start-instance.ts'
import { startInsurer } from './bags/insurer-server.ts'

/** An instance with the products of this folder, and their insurer. */
const test = base.extend({
  instance: [
    async ({ settings }, use) => {
      const insurer = await startInsurer()
      const instance = await startInstance({
        ...settings,
        NODE_OPTIONS: '--conditions=test-products',
        BAG_INSURER_URL: insurer.url,
      })
      await use(instance)
      await instance.stop()
      insurer.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('a person compares two covers, buys one from the wallet, finds it among the orders and cancels it', async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  await open('/protection/new')
  const wallet = await walletOf(page)
  await page.getByLabel('First day').fill(inDays(30))
  await page.getByLabel('Last day').fill(inDays(39))
  await page.getByLabel('Bags').fill('2')
  await page.getByRole('button', { name: 'Search cover' }).click()

  for (const name of ['Cabin bag cover', 'All bags cover'])
    await page.getByRole('article', { name }).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  const table = page.getByRole('table', { name: 'Covers side by side' })
  await expect(table).toContainText('NGN 200,000.00')
  await expect(table).toContainText('NGN 750,000.00')
  await page.getByRole('link', { name: 'Back to results' }).click()
  await page.getByRole('button', { name: 'Choose All bags cover' }).click()

  await page.getByLabel('Given name').fill('Adaeze')
  await page.getByLabel('Family name').fill('Okafor')
  await enterContact(page, { email: 'adaeze@example.com', phone: '0803 123 4567' })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('heading', { name: 'Review the cover' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, 'Wallet')
  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed', { timeout: 20_000 })
  expect(await walletOf(page)).toBeLessThan(wallet)

  await open('/order?type=protection')
  await page
    .getByRole('link', { name: /All bags cover, 2 bags/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the policy' }).click()
  await page.getByRole('button', { name: /^Cancel and refund NGN/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  expect(await walletOf(page)).toBe(wallet)
})
