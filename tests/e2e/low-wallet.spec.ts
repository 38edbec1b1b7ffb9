import { english } from '#domain/numbers.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, pay, payWithCard, readyToPay } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test('a wallet payment above the balance is refused with the balance, and another method pays', { tag: full }, async ({
  page,
  open,
}) => {
  await apiOf(page).call('POST', '/auth/sign-up', {
    agencyName: 'Small Beginnings',
    slug: 'small-beginnings',
    name: 'Uche Obi',
    email: 'uche@small.test',
    password: 'every start is small',
  })
  const { paymentPath } = await readyToPay(page, toAbuja(65))
  await open(paymentPath)
  await expect(page.getByText(/^NGN [\d,.]+ missing$/)).toBeVisible()
  await pay(page, 'Wallet')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('account balance is NGN 0.00')
  await dialog.getByRole('button', { name: 'Choose another method' }).click()
  await expect(page).toHaveURL(new RegExp(`${paymentPath}$`))
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })
})

test('what a wallet is short of is topped up from the payment, which then goes on', { tag: full }, async ({ page, open }) => {
  await apiOf(page).call('POST', '/auth/sign-up', {
    agencyName: 'Topped Up Travel',
    slug: 'topped-up',
    name: 'Bisi Ade',
    email: 'bisi@topped-up.test',
    password: 'just what is missing',
  })
  const { paymentPath, total } = await readyToPay(page, toAbuja(67))
  await open(paymentPath)
  const missing = `NGN ${english.amount(total)}`
  await page.getByRole('link', { name: `Top up ${missing}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Top up the wallet' })
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue(english.amount(total))
  await dialog.getByRole('button', { name: /^Pay NGN/ }).click()
  await payWithCard(page, cards.approved)
  await expect(page.getByText(`The wallet now has ${missing}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the payment' }).click()
  await expect(page).toHaveURL(new RegExp(`${paymentPath}$`))
  await pay(page, 'Wallet')
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })
})
