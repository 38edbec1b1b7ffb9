import { addDays, formatDate } from '#domain/dates.ts'
import { oneAdultToAbuja, pay as payByApi, readyCheckout } from '../book-flight.ts'
import { familyInFrance, policyEntries } from '../policies/book-policy.ts'
import { apiOf, enterContact, pay, walletOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'

const typed = (day: string) => day.split('-').reverse().join('/')

test('an agent compares policies, buys one for a flight and cancels it', async ({ page, open, signIn, trouble }) => {
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const flight = await readyCheckout(api, oneAdultToAbuja)
  const { body } = await payByApi(api, flight, 'wallet')
  // The agency's margin on the flight reaches the wallet when the ticket is issued.
  await expect.poll(async () => (await api.call('GET', `/orders/${body.orderId}`)).body.status).toBe('Issued')
  const wallet = await walletOf(page)

  await open(`/protection/new?onOrder=${body.orderId}`)
  await expect(page.getByRole('heading', { name: 'Protection' })).toBeVisible()
  await expect(page.getByLabel('First day of the trip')).not.toHaveValue('')
  await page.getByLabel('Destination').selectOption('FR')
  await page.getByLabel('First day of the trip').fill(typed(familyInFrance.from))
  await page.getByLabel('Last day of the trip').fill(typed(familyInFrance.to))
  await page.getByLabel('Ages of the people to insure').fill('34, 36, 7')
  await page.getByRole('button', { name: 'Search protection' }).click()

  const airhelp = page.getByRole('article', { name: 'Airhelp Plus' })
  await expect(airhelp.getByText('No medical cover', { exact: true })).toBeVisible()
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1, 2, 3]) await ticks.nth(at).check()
  await ticks.nth(4).click()
  await expect(page.getByText('Only 4 policies are allowed to compare')).toBeVisible()
  await page.getByRole('link', { name: 'Compare 4' }).click()
  await expect(page.getByRole('table', { name: 'Policies side by side' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to results' }).click()
  await page.getByRole('button', { name: 'Choose Harbour Complete' }).click()

  for (const [index, { givenName, familyName, bornOn }] of policyEntries.insured.entries()) {
    const person = page.getByRole('group', { name: new RegExp(`^Person ${index + 1}`) })
    await person.getByLabel('Given name').fill(givenName)
    await person.getByLabel('Family name').fill(familyName)
    await person.getByLabel('Date of birth').fill(typed(bornOn))
  }
  const { policyholder, contact } = policyEntries
  const holder = page.getByRole('group', { name: 'Policyholder' })
  await holder.getByLabel('Given name').fill(policyholder.givenName)
  await holder.getByLabel('Family name').fill(policyholder.familyName)
  await holder.getByLabel('Street and number').fill(policyholder.street)
  await holder.getByLabel('City').fill(policyholder.city)
  await page.getByLabel(/live in the country of residence/).selectOption('yes')
  await page.getByLabel(/still at home/).selectOption('yes')
  await page.getByLabel(/doctor advised/).selectOption('no')
  await page.getByLabel('What should be covered above all?').selectOption('medical')
  await enterContact(page, { email: contact.email, phone: '0803 123 4567' })
  trouble.allow(/^422 POST .*protection\/checkout/)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText('Open the insurance product information and the policy terms first.').first()).toBeVisible()

  const checkout = new URL(page.url()).searchParams.get('checkout') ?? ''
  for (const kind of ['ipid', 'terms']) await api.call('GET', `/checkouts/${checkout}/disclosure?kind=${kind}`)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('heading', { name: 'Review the policy' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, 'Wallet')
  await expect(page.getByRole('heading', { name: 'The policy is in force', level: 1 })).toBeVisible({ timeout: 20_000 })

  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByRole('region', { name: 'Sold together' })).toContainText('This order belongs to the flight')

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Change the dates' }).click()
  const change = page.getByRole('dialog', { name: 'Change the dates' })
  const lastDay = change.getByLabel('Last insured day')
  await expect(lastDay).toHaveValue(typed(familyInFrance.to))
  await lastDay.fill(typed(addDays(familyInFrance.from, 300)))
  await change.getByRole('button', { name: 'Show the price' }).click()
  await expect(change.getByText(/^Insures trips of up to \d+ days\.$/)).toBeVisible()
  const longer = addDays(familyInFrance.to, 3)
  await lastDay.fill(typed(longer))
  await change.getByRole('button', { name: 'Show the price' }).click()
  await expect(change).toContainText('Price after the change')
  await change.getByRole('button', { name: /^Change, pay NGN/ }).click()
  await expect(change).toBeHidden()
  await expect(page.getByRole('region', { name: 'The policy' })).toContainText(formatDate(longer))
  await expect(page.getByText(new RegExp(`^From .+ – ${formatDate(longer)}\\.$`))).toBeVisible()

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the policy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the policy' })
  await expect(dialog).toContainText('Cancellation chargeNGN 0.00')
  await dialog.getByRole('button', { name: /^Cancel and refund NGN/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  expect(await walletOf(page)).toBe(wallet)
})
