import { cards } from '../pay-on-hosted-page.ts'
import { pay, payWithCard, readyToPay, walletOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('a ticket that the airline refuses brings the money back to the wallet', async ({ page, open, arm }) => {
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

test('a ticket that the airline refuses brings the money back to the card', async ({ page, open, arm }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(73))
  await arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
  await open(paymentPath)
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await expect(page).toHaveURL(/\/order\/flight\//)
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 30_000 })
})
