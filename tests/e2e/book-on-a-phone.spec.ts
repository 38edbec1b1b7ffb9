import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { coupleAtTestHotel } from '../book-stay.ts'
import { apiOf, enterContact, enterTravellers, pay, readyForTravellers, readyToPay, skipExtras } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { chooseDays, choosePlace, inDays, suppliersAnswered, toAbuja } from './search.ts'
import { shopAt } from './shop.ts'
import { testProperty } from './stays.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Nothing is wider than the phone. */
const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'the page fits the phone').toBeLessThanOrEqual(390)

test('a flight is booked on a phone', { tag: full }, async ({ page, open, signIn }) => {
  test.slow()
  await signIn(page, 'agent@skyways.test')
  await open('/dashboard')
  await fits(page)

  await test.step('searches in sheets as high as the screen', async () => {
    await page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Flights' }).click()
    await page.getByText('One way').click()
    await choosePlace(page, 'From', { typed: 'Lagos', code: 'LOS' })
    await choosePlace(page, 'To', { typed: 'Abuja', code: 'ABV' })
    await page.getByRole('combobox', { name: 'Departure' }).click()
    const calendar = page.getByRole('dialog', { name: 'Departure' })
    await chooseDays(calendar, [inDays(33)])
    await calendar.getByRole('button', { name: 'Done' }).click()
    await fits(page)
    await page.getByRole('button', { name: 'Search flights' }).click()
    await suppliersAnswered(page)
    await fits(page)
  })

  await test.step('filters in a sheet and chooses', async () => {
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('radio', { name: /^Direct/ }).check()
    await sheet.getByRole('button', { name: /^Show \d+ flight/ }).click()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    const offer = page.getByRole('article').first()
    await offer.getByRole('button', { name: /^View/ }).click()
    await offer.getByRole('button', { name: 'Select' }).first().click()
  })

  await test.step('reviews, enters the traveller and pays', async () => {
    await expect(page.getByRole('heading', { name: 'Review the flight' }), 'the checkout opens at its top').toBeInViewport()
    await fits(page)
    await page.getByRole('button', { name: 'Continue to travellers' }).click()
    await enterTravellers(page, { 'Adult 1': demoTraveller({ id: '', type: 'ADT', age: null }, 2, inDays(33)) })
    await enterContact(page, { email: 'ngozi@example.com', phone: '0803 123 4567' })
    await fits(page)
    await skipExtras(page)
    await fits(page)
    const terms = page.getByRole('region', { name: 'Before you pay' })
    await expect(terms).toContainText('Refund before departure:')
    await expect(terms, 'in view with the button').toBeInViewport({ ratio: 1 })
    const [told, button] = await Promise.all([terms.boundingBox(), page.getByRole('button', { name: /^Pay NGN/ }).boundingBox()])
    expect((told?.y ?? 0) + (told?.height ?? 0), 'above the button').toBeLessThanOrEqual(button?.y ?? 0)
    await pay(page, 'Wallet')
    await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 30_000 })
    await fits(page)
  })

  await test.step('finds the order among the cards of the list', async () => {
    await page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('link', { name: /^Order / }).first()).toBeVisible()
    await fits(page)
  })
})

/** Fields whose text is smaller than 16 pixels: phones zoom in when one gets the focus. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !field.matches('[type=hidden], [type=checkbox], [type=radio], [type=file], [type=color], [type=range]'))
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('name') ?? field.outerHTML.slice(0, 80)),
  )

test('fields on a phone are large enough to prevent zooming', { tag: full }, async ({ page, signIn, instance }) => {
  await signIn(page, 'owner@skyways.test')
  const shop = shopAt(instance, 'skyways')
  const portal = ['/order', '/transactions?dialog=top-up', '/order/new/newFlight', '/accommodation/new', '/settings/agency']
  for (const address of [...portal, ...['/', '/trips/find', '/contact', '/sign-in'].map((path) => `${shop}${path}`)]) {
    await page.goto(address)
    await expect(page.locator('input, select, textarea').first(), address).toBeAttached()
    expect.soft(await smallFields(page), address).toEqual([])
  }
})

test('nor is one on the way from a search to its payment', { tag: full }, async ({ page, open, signIn, instance }) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const shop = shopAt(instance, 'skyways')
  const flights = `/order/new/flight/newoffers?${searchToParams(toAbuja(34))}`
  const stays = `/accommodation/results?${stayToParams(coupleAtTestHotel)}`
  const property = await testProperty(api, 'Successful Booking')
  for (const address of [flights, stays, property, `${shop}${flights}`, `${shop}${stays}`]) {
    await page.goto(new URL(address, instance.url).href)
    await expect(page.getByRole('article').first(), address).toBeVisible({ timeout: 30_000 })
    expect.soft(await smallFields(page), address).toEqual([])
    const filters = page.getByRole('button', { name: /^Filters/ })
    if (!(await filters.isVisible())) continue
    await filters.click()
    expect.soft(await smallFields(page), `the filters of ${address}`).toEqual([])
  }
  const { paymentPath } = await readyToPay(page, toAbuja(34))
  for (const path of [await readyForTravellers(page, toAbuja(34)), paymentPath]) {
    await open(path)
    expect.soft(await smallFields(page), path).toEqual([])
  }
})
