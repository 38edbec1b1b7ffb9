import { addDays } from '#domain/dates.ts'
import { pay } from '../book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '../book-tour.ts'
import { ownOption, ownTour } from '../tours/own-tour.ts'
import { publishByApi } from '../tours/publish-by-api.ts'
import { uploadPhoto } from '../tours/upload-photo.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

const tour = ownTour([{ ...ownOption, capacity: { ...ownOption.capacity, seats: 3 } }], 'Fort and market at dawn')

test('a day is closed with everybody moved, a guide checks them in, and who waits is on the list', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const productId = await publishByApi(api, tour, await uploadPhoto(page))
  // Dates of its own: results of an equal search may be older than the tour.
  const chosen = await chooseStart(api, /fort and market at dawn/i, { ...familyInAccra, to: addDays(familyInAccra.to, 3) })
  const { day } = chosen
  const paid = await pay(api, await readyTour(api, chosen), 'wallet')
  await expect
    .poll(async () => (await api.call('GET', `/orders/${paid.body.orderId}`)).body.status, { timeout: 30_000 })
    .toBe('Issued')

  await test.step('somebody joins the waiting list of the departure, which is sold out', async () => {
    await open(`/manage/departures/${productId}/walk/${day}T09:00`)
    await page.getByLabel('Name').fill('Kofi Boateng')
    await page.getByLabel('E-mail').fill('kofi@example.com')
    await page.getByRole('button', { name: 'Add to the waiting list' }).click()
    await expect(page.getByRole('button', { name: 'Take Kofi Boateng off the list' })).toBeVisible()
  })
  await test.step('the day is closed, and everybody is moved to the next one', async () => {
    await page.getByRole('link', { name: 'Close all departures of this tour on this day' }).click()
    await expect(page.getByText('Refund, if it is cancelled')).toBeVisible()
    await page.getByLabel('For everybody').selectOption(`${addDays(day, 1)}T09:00`)
    await page.getByRole('textbox', { name: 'Reason' }).fill('A storm is forecast.')
    await page.getByRole('button', { name: 'Close the day' }).click()
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  })
  await test.step('the order has the new day', async () => {
    const { body } = await api.call('GET', `/orders/${paid.body.orderId}`)
    expect(body).toMatchObject({ status: 'Issued', offer: { day: addDays(day, 1), time: '09:00' } })
  })
  await test.step('a guide is assigned, and sees people without prices', async () => {
    const departure = `${productId}/walk/${addDays(day, 1)}T09:00`
    await open(`/manage/departures/${departure}`)
    await page.getByRole('combobox', { name: 'Add a guide' }).fill('Adaeze')
    await page.getByRole('option', { name: 'Adaeze Okonkwo' }).click()
    await expect(page.getByRole('checkbox', { name: 'Adaeze Okonkwo' })).toBeChecked()
    await page.getByRole('button', { name: 'Save the guides' }).click()
    await open(`/manage/today/${departure}`)
    await expect(page.getByText('0 of 3 people have arrived.')).toBeVisible()
    await expect(page.getByRole('main').getByText(/NGN|₦/)).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Check in/ })
      .first()
      .click()
    await expect(page.getByText('1 of 3 people have arrived.')).toBeVisible()
  })
})
