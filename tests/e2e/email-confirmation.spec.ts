import type { Page } from '@playwright/test'
import type { Client } from '../app.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { readyStay, testRate } from '../book-stay.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { mailsAbout, shopAt, visitorOf } from './shop.ts'

/** Mails the confirmation that a page shows. A mistyped address is refused; a valid one is shown as sent, also after a reload. */
async function mailFrom(page: Page, { to, customer }: { to: string; customer: string }): Promise<void> {
  const field = page.getByLabel('E-mail this confirmation')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const sent = page.getByRole('list', { name: 'E-mailed to' })
  await expect(field).toHaveValue(customer)
  await field.fill('mistyped@')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('E-mail: Enter an e-mail address such as name@example.com.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(to)
  await send.click()
  const line = sent.getByRole('listitem').filter({ hasText: to })
  await expect(line).toContainText(/^Sent to .+, \d\d \w{3} \d{4}, \d\d:\d\d/, { timeout: 20_000 })
  await open(page, page.url())
  await expect(line).toContainText('Sent to')
}

async function issued(client: Client, id: string): Promise<string> {
  await expect.poll(async () => (await client.call('GET', `/orders/${id}`)).body.status, { timeout: 20_000 }).toBe('Issued')
  return id
}

test('an agent mails the confirmation of a stay from its confirmation page', { tag: full }, async ({
  page,
  instance,
  signIn,
  open: go,
  trouble,
}) => {
  trouble.allow(/^422 POST .*order\/stay/)
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const paid = await pay(api, await readyStay(api, await testRate(api, 'Successful Booking')), 'wallet')
  const id = await issued(api, paid.body.orderId)
  await go(`/accommodation/confirmation?order=${id}`)
  await mailFrom(page, { to: 'guest@example.com', customer: 'adaeze@example.com' })
  await expect(page, 'the page that confirms the stay').toHaveURL(/\/accommodation\/confirmation\?order=/)
  await mailsAbout(page, instance, id, ['Your stay is confirmed'])
  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByText('Confirmation e-mailed').first()).toBeVisible()
})

test('a customer mails the confirmation of a flight from the storefront, also without scripts', { tag: full }, async ({
  page,
  instance,
  browser,
  trouble,
}) => {
  trouble.allow(/^422 POST .*order\/flight/)
  const shop = shopAt(instance, 'skyways')
  await open(page, `${shop}/trips`)
  const visitor = visitorOf(page)
  const checkout = await readyCheckout(visitor, oneAdultToAbuja)
  const started = await pay(visitor, checkout, 'card')
  await payOnHostedPage(started.body.redirectUrl, cards.approved)
  await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  const id = await issued(visitor, started.body.orderId)
  await open(page, `${shop}/order/flight/${id}`)
  await mailFrom(page, { to: 'mate@example.com', customer: 'ngozi@example.com' })

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const without = await plain.newPage()
  await without.goto(`${shop}/order/flight/${id}`)
  await without.getByLabel('E-mail this confirmation').fill('mistyped@')
  await without.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(without.getByRole('alert')).toContainText('Enter an e-mail address')
  await without.getByLabel('E-mail this confirmation').fill('second.mate@example.com')
  await without.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(without.getByRole('list', { name: 'E-mailed to' })).toContainText('second.mate@example.com')
  await plain.close()
})
