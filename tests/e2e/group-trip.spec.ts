import { hold, holdableCheckout } from '../book-flight.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, payWithCard } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

test('the cost of held seats is shared, each payer pays their own part on a phone, and the last one has the tickets issued', {
  tag: full,
}, async ({ page, open, signIn, browser }) => {
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const { orderId } = (await hold(api, await holdableCheckout(api, { adults: 2 }))).body
  await open(`/order/flight/${orderId}`)
  await page.getByRole('link', { name: 'Share the cost' }).click()
  await expect(page.getByRole('heading', { name: 'Shares and rooms' })).toBeVisible()
  await page.getByLabel('E-mail of the organiser').fill('chi@example.com')
  const emails = page.getByLabel('E-mail, if they pay')
  await emails.nth(0).fill('ada@example.com')
  await emails.nth(1).fill('bola@example.com')
  await page.getByLabel('Room', { exact: true }).nth(0).fill('101')
  await page.getByLabel('Type of room').nth(0).fill('Twin')
  await page.getByRole('button', { name: 'Send the links' }).click()

  const shares = page.getByRole('region', { name: 'Shares' })
  await expect(shares.getByText('Not paid')).toHaveCount(2)
  const { shares: asked } = (await api.call('GET', `/orders/${orderId}/group`)).body.group
  for (const { link, name, email } of asked) {
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await phone.goto(link)
    const share = phone.getByRole('region', { name: 'Your share' })
    await expect(share).toContainText(`For ${name}`)
    await expect(share).toContainText('What is missing by then is asked from the organiser.')
    const payment = phone.getByRole('region', { name: 'Payment' })
    await payment.getByLabel(/I agree to the rule/).check()
    await payment.getByLabel('E-mail address for the receipt').fill(email)
    await payment.getByRole('button', { name: 'Pay now' }).click()
    await payWithCard(phone, cards.approved)
    await expect(phone.getByRole('status').first()).toBeVisible()
    await phone.context().close()
  }

  await expect(async () => {
    await open(`/groups/${orderId}`)
    await expect(shares.getByText('Not paid')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await open(`/order/flight/${orderId}`)
  await expect(page.getByLabel('Status of the order')).toContainText('Tickets are issued.', { timeout: 20_000 })
})
