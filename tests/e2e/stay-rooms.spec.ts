import type { Page } from '@playwright/test'
import type { StaySearch } from '#domain/stays/search.ts'
import { coupleAtTestHotel } from '../book-stay.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { coupleOfTrip } from '../trips/book-trip.ts'
import { enterContact, enterTravellers, pay, payWithCard } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'
import { testProperty } from './stays.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A couple, and an adult with a child of seven. */
const twoRooms: StaySearch = {
  ...coupleAtTestHotel,
  rooms: [
    { adults: 2, children: [], infants: 0 },
    { adults: 1, children: [7], infants: 0 },
  ],
}

async function chooseRoom(page: Page, room: string): Promise<void> {
  const group = page.getByRole('article').filter({ has: page.getByRole('heading', { name: room }) })
  await group.getByRole('radio').first().check()
  await page.getByRole('button', { name: /^Choose for room/ }).click()
}

test('a visitor chooses a room type for each of two rooms on a phone, names everybody once and pays both once by card', {
  tag: full,
}, async ({ page, open, instance }) => {
  test.setTimeout(120_000)
  const shop = shopAt(instance, 'skyways')
  await page.goto(`${shop}/faq`)
  await open(`${shop}${await testProperty(visitorOf(page), 'Successful Booking', twoRooms)}`)

  await test.step('chooses for each room from rates for its guests', async () => {
    await page.getByRole('link', { name: 'A room type for each room' }).click()
    await expect(page.getByRole('heading', { name: 'Room 1 of 2 · 2 adults' })).toBeVisible()
    await chooseRoom(page, 'Successful Booking with Balance')
    await expect(page.getByRole('heading', { name: 'Room 2 of 2 · 1 adult, 1 child' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Room 1 of 2 · 2 adults' })).toBeVisible()
    await page.goForward()
    await chooseRoom(page, 'Partially Refundable Rate')
  })

  const rooms = page.getByRole('region', { name: 'Your 2 rooms' })
  await test.step('sees both rooms with their terms and the sum, also after a reload, and changes one', async () => {
    await expect(rooms.getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(rooms.getByRole('listitem').nth(1)).toContainText('Partially Refundable Rate')
    await rooms.getByRole('link', { name: 'Change room 2' }).click()
    await expect(page.getByRole('heading', { name: 'Room 2 of 2 · 1 adult, 1 child' })).toBeVisible()
    await chooseRoom(page, 'Successful Booking with Balance')
    await expect(rooms.getByRole('listitem').nth(1)).toContainText('Successful Booking with Balance')
    await expect(rooms.getByText('Total of 2 rooms')).toBeVisible()
  })

  await test.step('names each person once, in the room where they sleep', async () => {
    await page.getByRole('button', { name: 'Book 2 rooms' }).click()
    const [first, second] = coupleOfTrip
    if (!first || !second) throw new Error('two people travel')
    const [one, two] = [1, 2].map((room) => `Room ${room}: Successful Booking with Balance`)
    const born = `${Number(twoRooms.checkIn.slice(0, 4)) - 7}-01-01`
    const people = {
      [`Adult 1 · ${one}`]: first,
      [`Adult 2 · ${one}`]: second,
      [`Adult 3 · ${two}`]: { ...first, givenName: 'Ngozi' },
      [`Child, 7 years · ${two}`]: { ...first, title: 'miss' as const, gender: 'f' as const, givenName: 'Zikora', bornOn: born },
    }
    await enterTravellers(page, people, 'People of the trip')
    await enterContact(page, { email: 'rooms.adaeze@example.com', phone: '0803 123 4567' })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
  })

  await test.step('pays both once, all or nothing', async () => {
    await expect(page.getByRole('radio', { name: 'All or nothing' })).toBeChecked()
    await pay(page, 'Card')
    await payWithCard(page, cards.approved)
    await expect(page.getByRole('heading', { name: 'The trip is booked', level: 1 })).toBeVisible({ timeout: 30_000 })
    const booked = page.getByRole('region', { name: '2 rooms at Duffel Test Hotel' })
    await expect(booked.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText(/wallet|supplier|margin/i)).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses a room type for each room, and goes back to the same for all', { tag: full }, async ({
    page,
    instance,
    trouble,
  }) => {
    trouble.allow(/^csp GET .*\/assets\//)
    const shop = shopAt(instance, 'skyways')
    await page.goto(`${shop}/faq`)
    await page.goto(`${shop}${await testProperty(visitorOf(page), 'Successful Booking', twoRooms)}`)
    await page.getByRole('link', { name: 'A room type for each room' }).click()
    await chooseRoom(page, 'Successful Booking with Balance')
    await chooseRoom(page, 'Non-refundable Rate')
    await expect(page.getByRole('heading', { name: 'Your 2 rooms' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book 2 rooms' })).toBeEnabled()
    await page.getByRole('link', { name: 'Same room type for all rooms' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible()
    await expect(page.getByText('Prices are for 2 rooms of the same kind together.')).toBeVisible()
  })
})
