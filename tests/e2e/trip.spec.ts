import { tourToParams } from '#domain/tours/search-params.ts'
import { familyInAccra } from '../book-tour.ts'
import { apiOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { openResults, toAbuja } from './search.ts'
import { testProperty } from './stays.ts'

test('an agent plans a trip of a flight, a room and a tour, sees what does not fit, names it and shares it', async ({
  page,
  open,
  signIn,
}) => {
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
  await page.getByRole('article').first().getByRole('link').first().click()
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
  await page.getByRole('button', { name: 'Make quote' }).click()
  await expect(page.getByRole('heading', { name: 'West Africa with the Okafors', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'West Africa with the Okafors' }).getByRole('listitem')).toHaveCount(2)
})
