import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { sendTransfer } from '../send-transfer.ts'
import { apiOf, payWithCard } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { signUp } from './new-agency.ts'

test('a plan is paid by bank transfer: the account is found again, and the page continues once the money arrives', {
  tag: full,
}, async ({ page, open, instance }) => {
  await signUp(page, { name: 'Transfer Travel', slug: 'transfer-travel', email: 'owner@transfer-travel.test' })
  await open('/gettingStarted/subscribe?plan=growth&interval=month')
  await expect(page.getByRole('region', { name: 'Payment', exact: true })).toContainText('by card or by bank transfer')
  await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
  const account = page.getByRole('region', { name: 'Send the bank transfer' })
  await expect(account).toContainText('Growth is paid as soon as it arrives.')
  await page.getByRole('link', { name: 'Close; the payment continues' }).click()
  const isAwaited = page.getByRole('heading', { name: 'A bank transfer for Growth is awaited' })
  await expect(isAwaited).toBeVisible()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await page.getByRole('link', { name: 'Choose Growth' }).click()
  await expect(isAwaited).toBeVisible()
  await page.getByRole('link', { name: 'Show the account' }).click()
  await expect(page).toHaveURL(/&invoice=/)
  const invoice = new URL(page.url()).searchParams.get('invoice')
  const { payment } = (await apiOf(page).call('POST', `/subscription/invoices/${invoice}/settle`)).body
  await expect(account).toContainText(payment.transfer.accountNumber)
  expect(await sendTransfer(instance.sandboxUrl, payment.transfer.accountNumber, payment.amount.amount)).toBe('accepted')
  await expect(page.getByRole('heading', { name: 'Congratulations: Growth is active' })).toBeVisible({ timeout: 20_000 })
})

test('a new agency follows its first steps, pays for a plan from the wallet and upgrades it', { tag: full }, async ({
  page,
  open,
}) => {
  await signUp(page, { name: 'Plan Travel', slug: 'plan-travel', email: 'owner@plan-travel.test' })
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('0 of 7 done')

  await test.step('a top-up is ticked off', async () => {
    const amount = { amount: 200_000_00, currency: 'NGN' }
    const { body } = await apiOf(page).call('POST', '/wallet/top-ups', { amount, idempotencyKey: crypto.randomUUID() })
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await apiOf(page).call('POST', `/wallet/top-ups/${body.id}/confirm`)
    await open('/agency-welcome')
    await expect(steps).toContainText('1 of 7 done')
    await expect(steps.getByRole('heading', { name: /^Put money in the wallet ?, done$/ })).toBeVisible()
  })

  await test.step('Growth is paid from the wallet', async () => {
    await steps.getByRole('link', { name: 'See the trial' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Try Growth for 14 days' })).toBeVisible()
    await page.getByRole('link', { name: 'Compare the plans' }).click()
    await page.getByRole('link', { name: 'Choose Growth' }).click()
    await expect(page.getByRole('region', { name: 'To pay now' })).toContainText('NGN 45,000.00')
    await page.getByRole('button', { name: 'Pay from the wallet' }).click()
    await expect(page.getByRole('heading', { name: 'Congratulations: Growth is active' })).toBeVisible()
  })

  await test.step('the upgrade shows what is deducted before it is paid', async () => {
    await open('/plans')
    await page.getByRole('link', { name: 'Choose Scale' }).click()
    const due = page.getByRole('region', { name: 'To pay now' })
    await expect(due).toContainText('Unused part of your plan')
    await expect(due).toContainText('NGN 75,000.00')
    await page.getByRole('button', { name: 'Pay from the wallet' }).click()
    await expect(page.getByRole('heading', { name: 'Congratulations: Scale is active' })).toBeVisible()
  })

  await test.step('both receipts are listed, and the first steps can be hidden', async () => {
    await page.getByRole('link', { name: 'Subscription and receipts' }).click()
    const receipts = page.getByRole('region', { name: 'Receipts' })
    await expect(receipts.getByRole('link', { name: 'Receipt SUB-0001 as PDF' })).toBeVisible()
    await expect(receipts.getByRole('link', { name: 'Receipt SUB-0002 as PDF' })).toBeVisible()
    await open('/dashboard')
    await steps.getByRole('button', { name: 'Hide from the dashboard' }).click()
    await expect(steps).toBeHidden()
  })

  await test.step('a year is paid by card, from which the plan may renew; the card is named, and removed', async () => {
    await open('/plans?interval=year')
    await page.getByRole('link', { name: 'Choose Scale' }).click()
    const consent = page.getByRole('checkbox', { name: 'Renew from this card when the wallet is short' })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await payWithCard(page, cards.approved)
    await expect(page.getByRole('heading', { name: 'Congratulations: Scale is active' })).toBeVisible()
    await page.getByRole('link', { name: 'Subscription and receipts' }).click()
    const renewal = page.getByRole('region', { name: 'Renewal' })
    await expect(renewal).toContainText('Renews from the wallet, then from Visa ending 4081 (expires 09/31)')
    await renewal.getByRole('button', { name: 'Remove the card' }).click()
    await expect(renewal).toContainText('Renews from the wallet. A card is added when you pay by card and allow it.')
  })
})
