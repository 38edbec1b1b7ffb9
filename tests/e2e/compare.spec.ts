import type { Page } from '@playwright/test'
import { toCompareParam } from '#domain/flights/compare.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { search } from '../book-flight.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { openResults, toAbuja, toLondon } from './search.ts'

const cards = (page: Page) => page.getByRole('article')
const tray = (page: Page) => page.getByRole('complementary', { name: 'Flights to compare' })
const compared = (page: Page) => tray(page).getByRole('button', { name: /^Do not compare/ })
const tick = (page: Page, card: number) =>
  cards(page)
    .nth(card)
    .getByRole('checkbox', { name: /^Compare/ })
    .first()

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('four flights at most are compared, and only of the same journey', { tag: full }, async ({ page }) => {
  test.slow()
  await openResults(page, toLondon(66))
  await expect(tray(page)).toHaveCount(0)
  for (const card of [0, 1, 2, 3]) await tick(page, card).check()
  await expect(compared(page)).toHaveCount(4)

  await tick(page, 4).click()
  await expect(page.getByText('Only 4 flights are allowed to compare', { exact: true })).toBeVisible()
  await expect(tick(page, 4)).not.toBeChecked()
  await expect(compared(page)).toHaveCount(4)

  await openResults(page, toAbuja(66))
  await expect(tray(page), 'hidden with the results of another search').toHaveCount(0)
  await openResults(page, toLondon(66))
  await expect(compared(page), 'found again by the same search').toHaveCount(4)
  await expect(page.getByRole('article').getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(4)
  await openResults(page, toAbuja(66))
  await tick(page, 0).check()
  await expect(page.getByText('All flights has to be the same to compare', { exact: true })).toBeVisible()
  await expect(compared(page)).toHaveCount(1)

  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(tray(page)).toHaveCount(0)
})

test('flights are compared side by side, with differing rows first, printed without the frame, and one is chosen', {
  tag: full,
}, async ({ page }) => {
  test.slow()
  await openResults(page, toLondon(66))
  for (const card of [0, 1, 2]) await tick(page, card).check()
  await tray(page).getByRole('link', { name: 'Compare 3' }).click()
  await expect(page.getByRole('heading', { name: 'Compare flights', level: 1 })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('button', { name: 'Choose' })).toHaveCount(3)
  const total = table.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('Lowest')
  await expect(table.getByText('What differs')).toBeVisible()
  const travellers = table.getByRole('row', { name: /^Travellers/ })
  await expect(travellers).toBeHidden()
  await table.getByRole('button', { name: /^The same for all/ }).click()
  await expect(travellers).toContainText('1 adult')

  await test.step('a link shows the same in another tab', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(other.getByRole('row', { name: /^Total/ })).toHaveText((await total.textContent()) ?? '')
    await other.close()
  })

  await test.step('on paper there is the agency’s name, and neither navigation nor margin', async () => {
    await expect(table.getByRole('row', { name: /^You earn/ })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('row', { name: /^You earn/ })).toBeHidden()
    await expect(page.getByRole('main').getByText('Skyways Travel')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('one is added to the trip, which the page says with its price', async () => {
    await table
      .getByRole('button', { name: /^Add to trip/ })
      .first()
      .click()
    await expect(page.getByText(/items? in “.*NGN [\d,]+\.\d\d$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Compare flights', level: 1 })).toBeVisible()
  })

  await page
    .getByRole('link', { name: /^Remove/ })
    .last()
    .click()
  await expect(table.getByRole('button', { name: 'Choose' })).toHaveCount(2)
  await table.getByRole('button', { name: 'Choose' }).first().click()
  await expect(page.getByRole('heading', { name: 'Review the flight' })).toBeVisible({ timeout: 15_000 })
})

/** A flight to compare, with the time until which it can be booked. */
async function findFlight(page: Page, query: FlightSearch) {
  const { searchId, offers } = await search(apiOf(page), query)
  const [offer] = offers
  if (!offer) throw new Error('no flights')
  const { body } = await apiOf(page).call('GET', `/flights/searches/${searchId}`)
  const until = Math.min(Date.parse(offer.expiresAt), Date.parse(body.expiresAt))
  return { searchId, offerId: offer.id, until, airline: offer.ownerName }
}

test('a flight that expires while the comparison is open is named, and the other stays bookable', { tag: full }, async ({
  page,
  open,
}) => {
  const gone = await findFlight(page, toAbuja(61))
  await open('/order')
  const living = await findFlight(page, toAbuja(62))
  await page.clock.install()
  await open(`/flight/compare?flights=${toCompareParam([gone, living])}&${searchToParams(toAbuja(62))}`)
  const choose = page.getByRole('table').getByRole('button', { name: 'Choose' })
  await expect(choose).toHaveCount(2)
  expect(living.until, 'the second search is the later one').toBeGreaterThan(gone.until + 100)
  await page.clock.pauseAt(gone.until + 100)

  const notice = page.getByRole('status').filter({ hasText: 'One flight has expired' })
  await expect(notice).toContainText(gone.airline)
  await expect(notice).toContainText('The flights below can still be booked.')
  await expect(choose).toHaveCount(1)
  await expect(choose).toBeEnabled()
  const again = notice.getByRole('link', { name: /^Search again for/ })
  await expect(again).toHaveAttribute('href', `/order/new/flight/newoffers?${searchToParams(toAbuja(61))}`)
})

test('a comparison shows that its flights have expired and repeats the search in one click', { tag: full }, async ({
  page,
  open,
}) => {
  const flight = `${crypto.randomUUID()}.duffel-gone`
  await open(`/flight/compare?flights=${flight}&${searchToParams(toAbuja(66))}`)
  await expect(page.getByText('This flight has expired')).toBeVisible()
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(cards(page).first()).toBeVisible({ timeout: 30_000 })
})
