import { sendTransfer } from '../send-transfer.ts'
import { apiOf, pay, readyToPay, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const status = 'Status of the order'

test('a transfer is sent to the account on the page, too little first, and the page continues to the ticket', {
  tag: full,
}, async ({ page, open, instance }) => {
  const { paymentPath, id } = await readyToPay(page, toAbuja(81))
  await open(paymentPath)
  await expect(page.getByText('This fare is not held')).toBeHidden()
  await pay(page, 'Bank transfer')
  const panel = page.getByRole('region', { name: 'Send the bank transfer' })
  await expect(panel).toContainText('Send exactly this amount')
  const { lastPayment } = (await apiOf(page).call('GET', `/checkouts/${id}`)).body
  const { accountNumber } = lastPayment.transfer
  await expect(panel).toContainText(accountNumber)
  await expect(panel).toContainText(lastPayment.reference)
  await page.reload()
  await expect(panel, 'a reload shows the same account').toContainText(accountNumber)
  expect(await sendTransfer(instance.sandboxUrl, accountNumber, lastPayment.amount.amount - 1)).toBe('rejected')
  expect(await sendTransfer(instance.sandboxUrl, accountNumber, lastPayment.amount.amount)).toBe('accepted')
  await expect(page).toHaveURL(/\/order\/flight\/[0-9a-f-]{36}$/, { timeout: 20_000 })
  await expect(page.getByLabel(status)).toContainText('Issued', { timeout: 20_000 })
})

test('another tab shows the same account', { tag: full }, async ({ page, open }) => {
  const { paymentPath, id } = await readyToPay(page, toAbuja(82))
  await open(paymentPath)
  await pay(page, 'Bank transfer')
  await expect(page.getByRole('region', { name: 'Send the bank transfer' })).toBeVisible()
  const { lastPayment } = (await apiOf(page).call('GET', `/checkouts/${id}`)).body
  await open(paymentPath)
  await page.getByRole('link', { name: 'Show the account' }).click()
  await expect(page.getByRole('region', { name: 'Send the bank transfer' })).toContainText(lastPayment.transfer.accountNumber)
})

test('a top-up by transfer is credited to the wallet', { tag: full }, async ({ page, open, instance }) => {
  const before = await walletOf(page)
  await open('/transactions?dialog=top-up')
  await page.getByRole('textbox', { name: 'Amount' }).fill('250,000')
  await page.getByText('Bank transfer', { exact: true }).click()
  await page.getByRole('button', { name: /^Pay NGN .* by bank transfer$/ }).click()
  const panel = page.getByRole('region', { name: 'Send the bank transfer' })
  await expect(panel).toBeVisible()
  const topUp = new URL(page.url()).searchParams.get('topUp')
  const { transfer, amount } = (await apiOf(page).call('POST', `/wallet/top-ups/${topUp}/confirm`)).body
  await expect(panel).toContainText(transfer.accountNumber)
  expect(await sendTransfer(instance.sandboxUrl, transfer.accountNumber, amount.amount)).toBe('accepted')
  await expect(page.getByText('The top-up arrived')).toBeVisible({ timeout: 20_000 })
  expect(await walletOf(page)).toBe(before + 250_000_00)
})
