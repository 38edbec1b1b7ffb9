import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, pay, payWithCard, readyToPay } from './checkout.ts'
import { expect, test, variant } from './fixtures.ts'
import { toAbuja } from './search.ts'

test('a wallet that is too low is refused with its balance, and another method pays', { tag: variant }, async ({
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
  await expect(page.getByText('Not enough for this price')).toBeVisible()
  await pay(page, 'Wallet')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('account balance is NGN 0.00')
  await dialog.getByRole('button', { name: 'Choose another method' }).click()
  await expect(page).toHaveURL(new RegExp(`${paymentPath}$`))
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })
})
