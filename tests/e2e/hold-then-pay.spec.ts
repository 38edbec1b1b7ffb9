import type { Page } from '@playwright/test'
import { apiOf, pay, readyToPay, walletOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { toLondon } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const status = 'Status of the order'

/** Holds the seats of a flight on that day and opens its order. */
async function holdSeats(page: Page, days: number) {
  const checkout = await readyToPay(page, toLondon(days), { holds: true })
  await open(page, checkout.paymentPath)
  await expect(page.getByRole('heading', { name: 'Or hold the seats and pay later' })).toBeVisible()
  await page.getByRole('button', { name: 'Hold the seats' }).click()
  await expect(page).toHaveURL(/\/order\/flight\/[0-9a-f-]{36}$/)
  await expect(page.getByLabel(status)).toContainText('Pay by', { timeout: 20_000 })
  return checkout
}

test('seats are held without paying, then paid from the wallet, and the ticket is issued', { tag: full }, async ({ page }) => {
  const before = await walletOf(page)
  const { offer } = await holdSeats(page, 50)
  await expect(page.getByLabel(status)).toContainText(/left\./)
  expect(await walletOf(page), 'nothing is charged').toBe(before)
  await expect(page.getByRole('region', { name: 'Before you pay' })).toContainText('Refund before departure:')
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
  await expect(page.getByText('Paid in full')).toBeVisible()
  expect(await walletOf(page)).toBeGreaterThanOrEqual(before - offer.total.amount)
})

test('a hold that is released charges nothing', { tag: full }, async ({ page }) => {
  const before = await walletOf(page)
  await holdSeats(page, 51)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Release the seats' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing is charged')
  await page.getByRole('button', { name: 'Release, charge nothing' }).click()
  await expect(page.getByLabel(status)).toContainText('Cancelled')
  expect(await walletOf(page)).toBe(before)
})

test('a payment is refunded when the airline raises the fare while it is made', { tag: full }, async ({ page, arm }) => {
  await holdSeats(page, 52)
  // The airline raises the fare while the payment is made: the money is refunded.
  await arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Refunded', { timeout: 20_000 })
  await expect(page.getByRole('main')).toContainText('changed the price while the held seats were being paid')
})

test('a note is saved with its author', { tag: full }, async ({ page }) => {
  const { body } = await apiOf(page).call('GET', '/orders?statusType=Not%20Paid')
  await open(page, `/order/flight/${body.items[0].id}`)
  await page.getByLabel('New note').fill('Customer pays on Monday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Customer pays on Monday')
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Adaeze Okonkwo')
})
