import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, pay, payWithCard, readyToPay, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('the wallet is refunded when the airline refuses the ticket', { tag: full }, async ({ page, open, arm }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(72))
  const wallet = await walletOf(page)
  await arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
  await open(paymentPath)
  await pay(page, 'Wallet')
  await expect(page).toHaveURL(/\/order\/flight\//)
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  await expect(page.getByRole('main')).toContainText('Returned')
  expect(await walletOf(page)).toBe(wallet)
})

test('the card is refunded when the airline refuses the ticket', { tag: full }, async ({ page, open, arm }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(73))
  await arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
  await open(paymentPath)
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await expect(page).toHaveURL(/\/order\/flight\//)
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 30_000 })
})

test('an order without a clear answer is on the desk until a person refunds it', { tag: full }, async ({ page, open }) => {
  await open('/order?view=desk')
  const { items } = (await apiOf(page).call('GET', '/orders/desk')).body
  const [waiting] = items
  const row = page.getByRole('row').filter({ hasText: waiting.number })
  await expect(row).toContainText('The answer of the airline was lost')
  const wallet = await walletOf(page)
  await row.getByRole('link', { name: new RegExp(waiting.number) }).click()
  await expect(page.getByRole('heading', { name: 'A person must decide' })).toBeVisible()
  await expect(page.getByText(/goes back to the wallet\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Fail and refund' }).click()
  await page.getByLabel('Reason').fill('The airline has no such booking')
  await page.getByRole('button', { name: /^Fail and return NGN/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  expect(await walletOf(page)).toBe(wallet + waiting.atRisk.amount)
})
