import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from './fixtures.ts'

const NAME = 'Lekki by kayak: sunrise on the lagoon'
const lagoon = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3a7ca5' } })
    .png()
    .toBuffer()
const save = async (page: Page, next: string) => {
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
}
const skip = async (page: Page, next: string) => {
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
}

test('a tour is created from its name to its price, resumed on a phone, and published', async ({
  page,
  browser,
  instance,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  await test.step('it begins in the list of own tours', async () => {
    await open(page, '/manage')
    await page.getByRole('link', { name: 'Create a tour' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill(NAME)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME)
  })
  await test.step('what it is and where', async () => {
    await page.getByLabel('Cruises and boat trips').check()
    await save(page, 'Description')
    await page.getByLabel('Summary').fill('An evening on the lagoon with a guide, drinks and a view of the skyline.')
    await page.getByLabel('Description', { exact: true }).fill('We leave from the yacht club.\n\nThe sun sets over Ikoyi.')
    await page.getByLabel('Highlights (optional)').fill('Sunset\n\nSkyline\nDrinks')
    await save(page, 'Location')
    await page.getByLabel('City').fill('Lagos')
    await page.getByLabel('Country').selectOption('Nigeria')
    await page.getByRole('button', { name: 'Set on the map: Pin of the tour' }).click()
    await page.getByRole('button', { name: 'Set the pin here' }).click()
    await save(page, 'Keywords')
    await skip(page, 'Guide')
  })
  const address = new URL(page.url())

  const phone = await browser.newContext({
    baseURL: instance.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    storageState: await page.context().storageState(),
  })
  const mobile = await phone.newPage()
  await test.step('it is resumed on a phone', async () => {
    await open(mobile, '/tourManagement/create')
    await mobile.getByRole('link', { name: `Continue: ${NAME}` }).click()
    await expect(mobile.getByRole('heading', { level: 1 })).toHaveText('Guide')
    expect(new URL(mobile.url()).search).toBe(address.search)
    await mobile.getByRole('button', { name: 'Add a language' }).click()
    await save(mobile, 'Food')
    await mobile.getByLabel('Drinks').check()
    await save(mobile, 'Transportation')
    await skip(mobile, 'Extra information')
    await skip(mobile, 'Photos')
    expect(await mobile.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await phone.close()
  })

  await test.step('a photo is cropped and described', async () => {
    await open(page, `/tourManagement/create/photoUpload${address.search}`)
    await page
      .getByLabel('Drop a photo here, paste it, or choose a file')
      .setInputFiles({ name: 'lagoon.png', mimeType: 'image/png', buffer: await lagoon() })
    await page.getByRole('dialog', { name: 'Crop the photo' }).getByRole('button', { name: 'Use this' }).click()
    await page.getByLabel('Description of photo 1').fill('The lagoon at dusk')
    await save(page, 'Options')
  })
  await test.step('an option with its meeting point', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Small group')
    await save(page, 'Option setup')
    await page.getByLabel('Duration in hours').fill('2.5')
    await save(page, 'Meeting')
    await page.getByLabel('Meeting point', { exact: true }).fill('Gate of the yacht club')
    await page.getByLabel('Address').fill('1 Marina, Lagos')
    await save(page, 'Connectivity')
    await skip(page, 'Availability')
    await save(page, 'Schedule')
  })
  await test.step('times, capacity and price', async () => {
    await page.getByRole('button', { name: 'Add a weekly rule' }).click()
    await page.getByLabel('Saturday').check()
    await page.getByLabel('Start', { exact: true }).fill('17:00')
    await save(page, 'Price categories')
    await save(page, 'Capacity')
    await page.getByLabel('Seats of a departure').fill('14')
    await save(page, 'Price')
    await page.getByRole('button', { name: 'Add a basic list' }).click()
    for (const [who, amount] of Object.entries({ Adult: '45000', Child: '30000', Infant: '0' }))
      await page.getByRole('group', { name: who, exact: true }).getByLabel('Amount').fill(amount)
    await save(page, 'Add-ons')
    await page.getByRole('button', { name: 'Save and finish' }).click()
  })
  await test.step('it is published and listed', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Version 1 is sold.')).toBeVisible()
    await open(page, '/manage')
    await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('Published')
  })
})
