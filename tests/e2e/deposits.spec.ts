import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, payWithCard } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

test('a customer accepts a quote on a phone and pays its deposit, and the agency uses it for the booking', { tag: full }, async ({
  page,
  open,
  signIn,
  browser,
}) => {
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const { id } = (await api.call('POST', '/quotes', { name: 'Ada Eze', title: 'Zanzibar in March' })).body
  const { optionId } = (await api.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  const words = { details: '', from: null, to: null, isOptional: false, forWhom: '', deadline: null, partId: null, rev: 0 }
  const item = { ...words, optionId, title: 'Hotel', cost: 400_000_00, markup: 0, fee: 0 }
  await api.call('PUT', `/quotes/${id}/items`, item)

  await open(`/quotes/${id}?edit=cover`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Asked in advance').selectOption('percent')
  await dialog.getByLabel('Percent').fill('25')
  await dialog.getByRole('button', { name: 'Save cover' }).click()
  await expect(dialog).toBeHidden()
  const { link } = (await api.call('POST', `/quotes/${id}/send`, { to: null })).body

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(link)
  await expect(phone.getByText('We then ask 25 % in advance')).toBeVisible()
  await phone.getByLabel('Your full name, as your signature').fill('Ada Eze')
  await phone.getByRole('button', { name: 'Accept quote' }).click()
  const payment = phone.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('NGN 100,000.00')
  await payment.getByLabel('E-mail address for the receipt').fill('ada@example.com')
  await payment.getByRole('button', { name: 'Pay now' }).click()
  await payWithCard(phone, cards.approved)
  await expect(payment).toContainText('Deposit paid on')
  await expect(payment).toContainText('NGN 300,000.00')
  await phone.context().close()

  await open(`/quotes/${id}`)
  const paid = page.getByRole('region', { name: 'Paid in advance' })
  await expect(paid).toContainText('Held')
  await paid.getByRole('button', { name: 'Use for the booking' }).click()
  await expect(paid).toContainText('Used for the booking')
})
