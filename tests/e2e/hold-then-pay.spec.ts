import { pay, readyToPay, walletOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { toLondon } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'agent@skyways.test'))

const status = 'Status of the order'

test('seats are held without paying, then paid from the wallet, and the ticket is issued', async ({ page, open }) => {
  const { paymentPath, offer } = await readyToPay(page, toLondon(50), { holds: true })
  const before = await walletOf(page)
  await open(paymentPath)
  await expect(page.getByRole('heading', { name: 'Or hold the seats and pay later' })).toBeVisible()
  await page.getByRole('button', { name: 'Hold the seats' }).click()
  await expect(page).toHaveURL(/\/order\/flight\/[0-9a-f-]{36}$/)
  await expect(page.getByLabel(status)).toContainText('Pay by', { timeout: 20_000 })
  await expect(page.getByLabel(status)).toContainText(/left\./)
  expect(await walletOf(page), 'nothing is charged').toBe(before)
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
  await expect(page.getByText('Paid in full')).toBeVisible()
  expect(await walletOf(page)).toBeGreaterThanOrEqual(before - offer.total.amount)
})

test('a hold that is released charges nothing', async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toLondon(51), { holds: true })
  const before = await walletOf(page)
  await open(paymentPath)
  await page.getByRole('button', { name: 'Hold the seats' }).click()
  await expect(page.getByLabel(status)).toContainText('Pay by', { timeout: 20_000 })
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Release the seats' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing is charged')
  await page.getByRole('button', { name: 'Release, charge nothing' }).click()
  await expect(page.getByLabel(status)).toContainText('Cancelled')
  expect(await walletOf(page)).toBe(before)
})

test('a fare that the airline raises while it is being paid brings the money back', async ({ page, open, arm }) => {
  const { paymentPath } = await readyToPay(page, toLondon(52), { holds: true })
  await open(paymentPath)
  await page.getByRole('button', { name: 'Hold the seats' }).click()
  await expect(page.getByLabel(status)).toContainText('Pay by', { timeout: 20_000 })
  // The airline raises the fare while the payment reaches it: the money goes back.
  await arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Refunded', { timeout: 20_000 })
  await expect(page.getByRole('main')).toContainText('changed the price while the held seats were being paid')
})

test('a note is kept with its author', async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toLondon(53), { holds: true })
  await open(paymentPath)
  await page.getByRole('button', { name: 'Hold the seats' }).click()
  await expect(page.getByLabel(status)).toContainText('Pay by', { timeout: 20_000 })
  await page.getByLabel('New note').fill('Customer pays on Monday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Customer pays on Monday')
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Tunde Bakare')
})
