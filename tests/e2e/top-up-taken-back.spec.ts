import type { Page } from '@playwright/test'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { apiOf, pay, readyToPay } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

/** More than the ticket costs, so that the wallet has a balance after the payment. */
const NAIRA = 700_000

/** Tops up the wallet by card and returns the payment's reference at the gateway. */
async function topUp(page: Page): Promise<string> {
  const amount = { amount: NAIRA * 100, currency: 'NGN' }
  const { body } = await apiOf(page).call('POST', '/wallet/top-ups', { amount, idempotencyKey: crypto.randomUUID() })
  await payOnHostedPage(body.redirectUrl, cards.approved)
  expect((await apiOf(page).call('POST', `/wallet/top-ups/${body.id}/confirm`)).body.status).toBe('succeeded')
  return `PAY-${body.id}`
}

test('a top-up that the bank reverses is a debt if it was spent, is shown as owed, and is paid by the next one', {
  tag: full,
}, async ({ page, open, instance }) => {
  await apiOf(page).call('POST', '/auth/sign-up', {
    agencyName: 'Taken Back Travel',
    slug: 'taken-back',
    name: 'Ada Eze',
    email: 'ada@taken-back.test',
    password: 'what comes may go',
  })
  const reference = await topUp(page)
  const { paymentPath } = await readyToPay(page, toAbuja(66))
  await open(paymentPath)
  await pay(page, 'Wallet')
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })

  await page.request.post(`${instance.sandboxUrl}/paystack/refund`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
    data: { transaction: reference },
  })
  const notice = page.getByRole('region', { name: 'Taken back' })
  await expect(async () => {
    await open('/transactions')
    await expect(notice).toContainText('The wallet owes NGN 700,000.00', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

  await topUp(page)
  await open('/transactions')
  await expect(notice).toBeHidden()
  await expect(page.getByText('Wallet top-up taken back')).toBeVisible()
  await expect(page.getByText('− NGN 700,000.00')).toBeVisible()
})
