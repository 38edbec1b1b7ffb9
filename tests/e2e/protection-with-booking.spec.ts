import { oneAdultToAbuja } from '../book-flight.ts'
import { openDocuments, policyEntries } from '../policies/book-policy.ts'
import { apiOf, pay, readyToPay } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

test('an agent adds protection while paying a flight, and both are bought from the wallet', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  const { paymentPath } = await readyToPay(page, oneAdultToAbuja)
  await open(paymentPath)
  const offer = page.getByRole('region', { name: 'Protection' })
  await expect(offer).toContainText('Nothing is added unless you choose it.')
  await offer.getByRole('link', { name: 'See policies and prices' }).click()
  await page.getByRole('button', { name: 'Choose Harbour Complete' }).click()

  await expect(page.getByRole('heading', { name: 'Insured', level: 1 })).toBeVisible()
  const person = page.getByRole('group', { name: /^Person 1/ })
  await expect(person.getByLabel('Given name')).not.toHaveValue('')
  await expect(person.getByLabel('Date of birth')).not.toHaveValue('')
  const { policyholder } = policyEntries
  const holder = page.getByRole('group', { name: 'Policyholder' })
  await holder.getByLabel('Street and number').fill(policyholder.street)
  await holder.getByLabel('City').fill(policyholder.city)
  await page.getByLabel(/live in the country of residence/).selectOption('yes')
  await page.getByLabel(/still at home/).selectOption('yes')
  await page.getByLabel(/doctor advised/).selectOption('no')
  await page.getByLabel('What should be covered above all?').selectOption('medical')
  await openDocuments(apiOf(page), new URL(page.url()).searchParams.get('checkout') ?? '')
  await page.getByRole('button', { name: 'Add to the booking' }).click()

  await expect(offer).toContainText('Harbour Complete')
  await expect(offer).toContainText('It is bought once this booking is confirmed, and not if it fails.')
  await pay(page, 'Wallet')
  const together = page.getByRole('region', { name: 'Sold together' })
  await expect(together).toContainText('Harbour Complete', { timeout: 30_000 })
  await together.getByRole('link', { name: /Harbour Complete/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('The insurer confirmed the policy.', { timeout: 20_000 })
})

test('declining protection is recorded, and the order says by whom', { tag: full }, async ({ page, open, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  const { paymentPath } = await readyToPay(page, oneAdultToAbuja)
  await open(paymentPath)
  const offer = page.getByRole('region', { name: 'Protection' })
  await offer.getByRole('button', { name: 'No protection' }).click()
  await expect(offer).toContainText('No protection is bought, recorded by')
  await pay(page, 'Wallet')
  await expect(page.getByRole('region', { name: 'Protection' })).toContainText('Declined: no protection was bought.', {
    timeout: 20_000,
  })
})
