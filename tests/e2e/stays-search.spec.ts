import type { Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { accra } from '../book-stay.ts'
import { findings } from './axe.ts'
import { expect, full, open, test } from './fixtures.ts'
import { chooseDays, inDays } from './search.ts'
import { shopAt } from './shop.ts'

const cards = (page: Page) => page.getByRole('article')
const tray = (page: Page) => page.getByRole('complementary', { name: 'Accommodation to compare' })
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ of [\d,]+ stays in Lagos$/ })
const tick = (page: Page, card: number) =>
  cards(page)
    .nth(card)
    .getByRole('checkbox', { name: /^Compare/ })

/** Every supplier has answered, and every property has its terms. */
async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^([12] of 2 suppliers|The search is complete$)/ })).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByText('Meals and terms are on their way')).toHaveCount(0, { timeout: 20_000 })
}

/** Results of Accra. */
const inAccra = (days: number) =>
  `/accommodation/results?${stayToParams({
    destination: accra,
    checkIn: inDays(days),
    checkOut: inDays(days + 3),
    rooms: [{ adults: 2, children: [], infants: 0 }],
    nationality: 'NG',
    radiusKm: 10,
    dealCode: null,
  })}`

test('an agent finds properties by the name of the city, filters them, uses the map and compares two', { tag: full }, async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  await open(page, '/accommodation/new')
  await page.getByLabel('Where', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Where' }).fill('lagso')
  await page
    .getByRole('option', { name: /^Lagos Lagos State/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Check-in' }).click()
  await chooseDays(page.getByRole('dialog', { name: 'Check-in' }), [inDays(40), inDays(43)])
  await page.getByRole('button', { name: /^Guests and rooms/ }).click()
  const guests = page.getByRole('dialog', { name: 'Guests and rooms' })
  await guests.getByRole('button', { name: 'More children' }).click()
  await guests.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search accommodation' }).click()
  await expect(page.getByText('Choose the age of each child.').first()).toBeVisible()
  await page.getByRole('button', { name: /^Guests and rooms/ }).click()
  await guests.getByLabel('Age of child 1').selectOption('7')
  await guests.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search accommodation' }).click()

  await expect(page.getByRole('heading', { name: /^Lagos/, level: 1 })).toBeVisible()
  await answered(page)
  await expect(page.getByText(/3 nights\s· 2 adults, 1 child/)).toBeVisible()
  await expect(cards(page).first()).toContainText(/NGN [\d,]+\.\d\d/)
  expect(await findings(page)).toEqual([])

  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('checkbox', { name: /^5 stars/ }).check()
  await rail.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  await expect(counted(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('5 stars')
  await expect(cards(page).first()).toContainText('Free cancellation until')
  await expect(page).toHaveURL(/freeCancellation=1&?/)
  await page.reload()
  await answered(page)
  await expect(page.getByRole('button', { name: 'Remove: 5 stars' })).toBeVisible()

  const map = page.getByRole('region', { name: 'Map of the results' })
  await expect(map).toBeHidden()
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(map).toBeVisible()
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(rail, `the map leaves the filters where they are, ${width} px wide`).toBeVisible()
    await expect(map).toBeVisible()
  }
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await tick(page, 0).check()
  await tick(page, 1).check()
  await tray(page).getByRole('link', { name: 'Compare 2' }).click()
  await expect(page.getByRole('heading', { name: 'Compare accommodation', level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('Lowest')
  expect(await findings(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^See rooms of / })).toHaveCount(1)
})

test('past dates are reported in the dialog and beside their fields', { tag: full }, async ({ page, signIn, trouble }) => {
  trouble.allow(/^422 POST .*stays\/searches/)
  await signIn(page, 'owner@skyways.test')
  await open(page, inAccra(-5))
  const dialog = page.getByRole('dialog', { name: 'Accommodation Search' })
  await expect(dialog).toContainText('are in the past. Change them to present or future dates.')
  await expect(page).toHaveURL(/errorCode=start_date_end_date/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).not.toHaveURL(/errorCode/)
  await expect(page.getByText('This date is in the past.')).toHaveCount(2)
  await expect(page.getByLabel('Where', { exact: true })).toHaveValue(/^Accra/)
})

test('four properties at most are compared, and clearing the price resets its ends to 0 and 100 per cent', {
  tag: full,
}, async ({ page, signIn }) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  await open(page, inAccra(48))
  await answered(page)
  for (const card of [0, 1, 2, 3]) await tick(page, card).check()
  await tick(page, 4).click()
  await expect(page.getByText('Only 4 accommodations are allowed to compare', { exact: true })).toBeVisible()
  await expect(tick(page, 4)).not.toBeChecked()

  const rail = page.getByRole('complementary', { name: 'Filters' })
  const [low, high] = [rail.getByRole('slider', { name: 'Lowest price' }), rail.getByRole('slider', { name: 'Highest price' })]
  await expect(low).toHaveValue('0')
  await expect(high).toHaveValue('100')
  await high.focus()
  for (let step = 0; step < 40; step += 1) await high.press('ArrowLeft')
  await expect(high).toHaveValue('60')
  await rail.getByRole('button', { name: 'Clear the price' }).click()
  await expect(low).toHaveValue('0')
  await expect(high).toHaveValue('100')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a customer searches, switches to the map and back, and filters', { tag: full }, async ({ page, instance }) => {
    test.slow()
    await open(page, `${shopAt(instance, 'skyways')}${inAccra(49)}`)
    await answered(page)
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    const map = page.getByRole('region', { name: 'Map of the results' })
    await expect(map).toBeVisible()
    await expect(page.locator('script[type=module]')).toHaveCount(0)
    await map.locator('.map-pin').first().click({ timeout: 20_000 })
    await expect(map.getByRole('article').getByRole('link')).toHaveAttribute('href', /^\/accommodation\/hotel\?.*checkIn=/)
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(map).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: /^Filters/ }).click()
    const rail = page.getByRole('complementary', { name: 'Filters' })
    expect(await findings(page)).toEqual([])
    await rail.getByLabel('Name of the property').fill('hotel')
    await rail.getByRole('button', { name: /^Show [\d,]+ stays/ }).click()
    await expect(page.getByRole('link', { name: 'Remove: Name has “hotel”' })).toBeVisible()
    await expect(cards(page).first()).toContainText(/hotel/i)
  })
})
