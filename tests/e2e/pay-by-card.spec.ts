import { cards } from '../pay-on-hosted-page.ts'
import { movementsOf, pay, payWithCard, readyToPay } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const status = 'Status of the order'

test('a card that asks for 3-D Secure is approved at the bank and the ticket is issued', { tag: full }, async ({
  page,
  open,
}) => {
  const { paymentPath, methods } = await readyToPay(page, toAbuja(61))
  await open(paymentPath)
  await pay(page, 'Card')
  await expect(page.getByText('Test payment')).toBeVisible()
  await payWithCard(page, cards.threeDSecure)
  await expect(page.getByRole('heading', { name: 'Approve this payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page).toHaveURL(/\/order\/flight\/[0-9a-f-]{36}$/)
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
  await expect(page.getByText('Paid in full')).toBeVisible()
  expect(methods.find(({ id }) => id === 'card')?.fee.amount).toBeGreaterThan(0)
  expect(await movementsOf(page), 'the wallet paid nothing').not.toContain('wallet-purchase')
})

test('a payment that the bank refuses is reported and can be repeated', { tag: full }, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(62))
  await open(paymentPath)
  await pay(page, 'Card')
  await payWithCard(page, cards.threeDSecure)
  await page.getByRole('button', { name: 'Do not approve' }).click()
  await expect(page.getByRole('alert')).toContainText('You have not been charged')
  await payWithCard(page, cards.approved)
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
})

test('after a declined card another method pays, once', { tag: full }, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(64))
  await open(paymentPath)
  await pay(page, 'Card')
  await payWithCard(page, cards.declined)
  await expect(page.getByRole('alert')).toContainText('Your bank declined this payment')
  await open(`${paymentPath}?paid=card`)
  await expect(page.getByRole('alert')).toContainText(/declined.*Nothing was charged/)
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
  expect((await movementsOf(page)).toSorted()).toEqual(['issue', 'wallet-purchase'])
})

test('a payer who leaves the hosted page without paying can choose another method', { tag: full }, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(65))
  await open(paymentPath)
  await pay(page, 'Card')
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The card payment was cancelled. Nothing was charged.' })).toBeVisible()
  await expect(page.getByText('Waiting for the card payment')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Card' })).toBeVisible()
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
})

test('after leaving the hosted page of a top-up without paying the dialog is open with the entered data', {
  tag: full,
}, async ({ page, open }) => {
  await open('/transactions?dialog=top-up')
  await page.getByLabel('Amount', { exact: true }).fill('12,500')
  await page.getByRole('button', { name: /^Pay NGN .* by card$/ }).click()
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The card payment was cancelled. Nothing was charged.' })).toBeVisible()
  await expect(page.getByText('not confirmed yet')).toHaveCount(0)
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('12,500')
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()
  await page.getByText('Bank transfer', { exact: true }).click()
  await page.getByRole('button', { name: /^Pay NGN .* by bank transfer$/ }).click()
  await expect(page.getByText('Account number')).toBeVisible()
})

test('after returning from the hosted page with the browser’s back button another method can be chosen', {
  tag: full,
}, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(59))
  await open(paymentPath)
  await pay(page, 'Card')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.goBack()
  await pay(page, 'Wallet')
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
})
