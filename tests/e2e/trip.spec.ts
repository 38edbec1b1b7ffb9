import { tourToParams } from '#domain/tours/search-params.ts'
import { familyInAccra } from '../book-tour.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { addPolicy, coupleOfTrip, planThree, readyTrip } from '../trips/book-trip.ts'
import { apiOf, enterContact, enterTravellers, pay, payWithCard, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { openResults, toAbuja } from './search.ts'
import { testProperty } from './stays.ts'

test('an agent plans a trip of a flight, a room and a tour, sees what does not fit, names it and shares it', {
  tag: full,
}, async ({ page, open, signIn }) => {
  await signIn(page, 'agent@skyways.test')
  const header = page.getByRole('banner')

  await openResults(page, toAbuja(31))
  const flight = page.getByRole('article').first()
  await flight.getByRole('button', { name: /^View/ }).click()
  await flight.getByRole('button', { name: 'Add to trip' }).first().click()
  await expect(page.getByText('1 item in “Lagos → Abuja”')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Trip, 1 item' })).toBeVisible()

  await open(await testProperty(apiOf(page), 'Successful Booking'))
  await page.getByRole('button', { name: 'Add to trip' }).click()
  await expect(page.getByText('2 items in “Lagos → Abuja”')).toBeVisible()

  await open(`/tour/result?${tourToParams(familyInAccra)}`)
  // On which of the searched days is chosen on its page.
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Choose a time and add to trip/ })
    .click()
  await expect(page.getByText('To add it to the trip')).toBeVisible()
  await page.getByLabel('Your choice').getByRole('button', { name: 'Add to trip' }).click()
  await expect(page.getByText('3 items in “Lagos → Abuja”')).toBeVisible()

  await header.getByRole('link', { name: 'Trip, 3 items' }).click()
  await expect(page.getByRole('heading', { name: 'Lagos → Abuja', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  const aside = page.getByLabel('Total and check')
  await expect(aside).toContainText('Total of 3 items')
  await expect(aside.getByText(/is for 3 people, and 1 person fly|for 3 people/)).toBeVisible()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename the trip' }).getByLabel('Name').fill('West Africa with the Okafors')
  await page.getByRole('dialog', { name: 'Rename the trip' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'West Africa with the Okafors', level: 1 })).toBeVisible()
  await page.getByRole('switch', { name: 'Shared with colleagues' }).click()
  await expect(page.getByText(/shared with colleagues/)).toBeVisible()

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(header.getByRole('link', { name: 'Trip, 2 items' })).toBeVisible()

  await aside.getByRole('link', { name: 'Quote this trip' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('West Africa with the Okafors')
  await page.getByLabel('Customer').fill('Ngozi Okafor')
  await page.getByRole('button', { name: 'Create quote' }).click()
  await expect(page.getByRole('heading', { name: 'West Africa with the Okafors', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'West Africa with the Okafors' }).getByRole('listitem')).toHaveCount(2)
})

test('an agent books a trip of all products: names its people once, opens the documents of the policy, accepts a price that has changed, pays from the wallet, and has an order of each item', async ({
  page,
  open,
  signIn,
  arm,
  trouble,
}) => {
  trouble.allow(/^422 POST .*\/cart\/checkout/)
  await signIn(page, 'owner@skyways.test')
  const wallet = await walletOf(page)
  const tripId = await planThree(apiOf(page), 'West Africa with the Okafors')
  await addPolicy(apiOf(page), tripId)
  await open(`/cart?trip=${tripId}`)
  await page.getByRole('button', { name: 'Book the trip' }).click()

  const [first, second] = coupleOfTrip
  if (!first || !second) throw new Error('two people travel')
  await enterTravellers(page, { 'Adult 1': first, 'Adult 2': second }, 'People of the trip')
  const summary = page.getByLabel('Summary')
  await expect(summary.getByRole('term')).toHaveCount(5)
  await enterContact(page, { email: 'adaeze@example.com', phone: '0803 123 4567' })
  for (const text of await page.locator('input[name^="answers."]:not([type=checkbox])').all()) await text.fill('170')
  for (const choice of await page.locator('select[name^="answers."]').all()) await choice.selectOption({ index: 1 })
  await page.getByLabel('Has a doctor advised anybody against this trip?').selectOption('No')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Open the insurance product information and the policy terms first.').first()).toBeVisible()
  const documents = page.getByRole('region', { name: /^Read before you buy/ })
  for (const link of await documents.getByRole('link').all()) await page.request.get((await link.getAttribute('href')) ?? '')
  await arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()
  const changed = page.getByRole('status').filter({ hasText: 'A price or its terms changed' })
  await expect(changed).toContainText('is now NGN')
  await expect(page.getByRole('button', { name: /^Pay NGN/ })).toBeHidden()
  await changed.getByRole('button', { name: /^Accept: NGN/ }).click()
  await expect(changed).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Keep what can be booked' })).toBeChecked()
  await page.getByRole('radio', { name: 'All or nothing' }).check()
  await page.getByRole('button', { name: /^Pay NGN/ }).click()

  await expect(page.getByRole('heading', { name: 'The trip is booked', level: 1 })).toBeVisible({ timeout: 30_000 })
  const booked = page.getByRole('region', { name: 'West Africa with the Okafors' }).getByRole('listitem')
  await expect(booked).toHaveCount(4)
  for (const item of await booked.all()) await expect(item).toContainText(/Issued|Confirmed/)
  expect(await walletOf(page)).toBeLessThan(wallet)

  const files = page.getByRole('region', { name: 'Documents' })
  for (const [name, type] of [
    ['Itinerary', 'application/pdf'],
    ['Calendar', 'text/calendar'],
  ] as const) {
    const address = await files.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(address ?? '')).headers()['content-type']).toContain(type)
  }

  await booked.first().getByRole('link').click()
  await expect(page.getByLabel('Status of the order')).toContainText(/Issued|Confirmed/)
  await open(`/cart?trip=${tripId}`)
  await expect(page.getByText('Nothing in this trip yet')).toBeVisible()
  await page.getByRole('region', { name: 'Paid from this trip' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'The trip is booked', level: 1 })).toBeVisible()
})

test('a trip is paid by one card payment, after the account of a bank transfer was shown and left', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  const { id } = await readyTrip(apiOf(page), await planThree(apiOf(page), 'Abuja and back'))
  await open(`/cart/payment?checkout=${id}`)
  await pay(page, 'Bank transfer')
  await expect(page.getByRole('heading', { name: 'Send the bank transfer' })).toBeVisible()
  await page.getByRole('link', { name: 'Pay another way' }).click()
  await expect(page.getByText('A bank transfer is awaited')).toBeVisible()
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await expect(page.getByRole('heading', { name: 'The trip is booked', level: 1 })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Abuja and back' })).toContainText('Paid by card')
})
