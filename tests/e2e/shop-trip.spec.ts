import { stayToParams } from '#domain/stays/search-params.ts'
import { coupleInAccra } from '../book-stay.ts'
import { chooseStart, familyInAccra } from '../book-tour.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { coupleOfTrip } from '../trips/book-trip.ts'
import { enterContact, enterTravellers, pay, payWithCard } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'
import { testProperty } from './stays.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a visitor adds a room and a tour to a trip on a phone, pays both once by card, and has one itinerary', async ({
  page,
  open,
  instance,
  browser,
}) => {
  test.setTimeout(120_000)
  const shop = shopAt(instance, 'skyways')
  const banner = page.getByRole('banner')
  await page.goto(`${shop}/faq`)
  await expect(banner.getByRole('link', { name: 'Your trip' })).toBeVisible()

  await test.step('adds a room', async () => {
    await open(`${shop}${await testProperty(visitorOf(page), 'Successful Booking')}`)
    await page.getByRole('button', { name: 'Add to trip' }).click()
    await expect(page.getByText('Added to your trip')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(banner.getByRole('link', { name: 'Your trip 1' })).toBeVisible()
  })

  await test.step('adds a tour', async () => {
    const { detail } = await chooseStart(visitorOf(page), /./, { ...familyInAccra, children: [] })
    await open(`${shop}/tour/singleTour?searchId=${detail.searchId}&tour=${detail.tour.id}`)
    await page.getByRole('button', { name: 'Add to trip' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByLabel('Total and check')).toContainText('Total of 2 items')
    await expect(page.getByText(/wallet|supplier|margin|colleague/i)).toHaveCount(0)
  })

  const cart = page.url()
  await test.step('has it on every page of this browser, and nobody else has it', async () => {
    await open(`${shop}/about`)
    await expect(banner.getByRole('link', { name: 'Your trip 2' })).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${shop}/cart`)
    await expect(other.getByText('Nothing in this trip yet')).toBeVisible()
    const id = await visitorOf(page).call('GET', '/planned-trips')
    expect((await other.goto(`${shop}/cart?trip=${id.body.items[0].id}`))?.status()).toBe(404)
    await other.context().close()
  })

  await test.step('names each person once', async () => {
    await open(cart)
    await page.getByRole('button', { name: 'Book the trip' }).click()
    const [first, second] = coupleOfTrip
    if (!first || !second) throw new Error('two people travel')
    await enterTravellers(page, { 'Adult 1': first, 'Adult 2': second }, 'People of the trip')
    await enterContact(page, { email: 'trip.adaeze@example.com', phone: '0803 123 4567' })
    for (const text of await page.locator('input[name^="answers."]').all()) await text.fill('170')
    for (const choice of await page.locator('select[name^="answers."]').all()) await choice.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
  })

  await test.step('pays once by card', async () => {
    await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Wallet' })).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Keep what can be booked' })).toBeChecked()
    await pay(page, 'Card')
    await payWithCard(page, cards.approved)
    await expect(page.getByRole('heading', { name: 'The trip is booked', level: 1 })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^Paid by card/)).toBeVisible()
    await expect(page.getByText(/wallet|supplier|margin/i)).toHaveCount(0)
    await expect(banner.getByRole('link', { name: 'Your trip', exact: true })).toBeVisible()
  })

  await test.step('has one itinerary, and both bookings among the trips', async () => {
    const files = page.getByRole('region', { name: 'Documents' })
    for (const [name, start] of [
      ['Itinerary', '%PDF'],
      ['Calendar', 'BEGIN:VCALENDAR'],
    ] as const) {
      const address = await files.getByRole('link', { name }).getAttribute('href')
      const { body } = await visitorOf(page).call('GET', (address ?? '').replace('/api', ''))
      expect(String(body).startsWith(start), name).toBe(true)
    }
    await page.getByRole('link', { name: 'My trips' }).last().click()
    await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })
})

test('a room of the results is added to a trip and removed on the storefront, and another tab of the same trip follows', {
  tag: full,
}, async ({ page, open, instance, context }) => {
  const shop = shopAt(instance, 'skyways')
  await open(`${shop}/accommodation/results?${stayToParams(coupleInAccra)}`)
  await expect(page.getByText('The search is complete')).toBeVisible({ timeout: 30_000 })
  await page
    .getByRole('button', { name: /^Add to trip/ })
    .first()
    .click()
  await expect(page.getByText('Added to your trip')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const tab = await context.newPage()
  await tab.goto(`${shop}/cart`)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('Nothing in this trip yet')).toBeVisible()
  await tab.getByRole('button', { name: 'Book the trip' }).click()
  await expect(tab.getByText('The trip was changed elsewhere')).toBeVisible()
  await expect(tab.getByText('Nothing in this trip yet')).toBeVisible()
  await tab.close()
})
