import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays, toAbuja, toLondon } from './search.ts'
import { shopAt, untilFormRuns } from './shop.ts'

const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const cards = (page: Page) => page.getByRole('article')
const counted = (page: Page) => page.locator('[data-count-words]')
const answered = (page: Page) =>
  expect(page.getByRole('status').first()).toContainText('airlines have answered', { timeout: 30_000 })

async function openShopResults(page: Page, shop: string, flight = toAbuja(75), view = '') {
  const answer = await page.goto(`${shop}/order/new/flight/newoffers?${searchToParams(flight)}${view}`)
  await answered(page)
  return answer
}

test('filters and sort change the results in place, and the address contains them', async ({ page, instance }) => {
  const answer = await openShopResults(page, shopAt(instance, 'skyways'))
  expect(await answer?.text(), 'no script of the framework').not.toMatch(/type="module"|modulepreload/)
  await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?search=/)
  const all = Number.parseInt(await counted(page).innerText(), 10)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))

  await rail(page)
    .getByRole('checkbox', { name: /^Refundable/ })
    .check()
  await expect(page).toHaveURL(/refundable=1/)
  await expect(rail(page).getByRole('checkbox', { name: /^Refundable/ })).toBeChecked()
  await page.getByRole('link', { name: /^Cheapest/ }).click()
  await expect(page).toHaveURL(/refundable=1.*sort=cheapest/)
  await expect(page.getByRole('link', { name: /^Cheapest/ })).toHaveAttribute('aria-current', 'true')
  await page.getByText('More orders').click()
  await page.getByRole('link', { name: 'Earliest departure' }).click()
  await expect(page).toHaveURL(/sort=departure/)
  await page.getByText('More orders').click()
  await expect(page.getByText(/^Earliest departure of the first way first/)).toBeVisible()
  const departures = await cards(page).evaluateAll((all) => all.map((one) => one.querySelector('time')?.dateTime ?? ''))
  expect(departures).toEqual(departures.toSorted())
  await page.goBack()
  await expect(page).toHaveURL(/sort=cheapest/)
  await expect(page.getByRole('link', { name: /^Cheapest NGN/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(counted(page)).toHaveText(`${all} flights`)
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
})

test('the days around a search show their lowest totals, and link to their results', { tag: full }, async ({
  page,
  instance,
}) => {
  test.slow()
  await openShopResults(page, shopAt(instance, 'skyways'), toAbuja(77), '&refundable=1')
  const days = page.getByRole('list', { name: 'Prices by day' }).getByRole('listitem')
  await expect(days.filter({ hasText: /NGN [\d,]+\.\d\d/ })).toHaveCount(7, { timeout: 60_000 })
  await expect(days.filter({ hasText: 'Chosen' })).toHaveCount(1)
  const total = /NGN [\d,]+\.\d\d/.exec(await days.first().innerText())?.[0] ?? ''
  await days.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`depart=${inDays(74)}.*refundable=1`))
  await answered(page)
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(page.getByRole('link', { name: /^Cheapest/ })).toContainText(total)
})

test('fares open in place, show their rules, and open the checkout', async ({ page, instance }) => {
  await openShopResults(page, shopAt(instance, 'skyways'))
  const card = cards(page).first()
  await card.getByRole('link', { name: /^View/ }).click()
  await expect(card.getByRole('list', { name: 'Fares' })).toBeVisible()
  await card.getByText('Fare rules').first().click()
  await expect(card.getByRole('rowheader', { name: 'Fare basis' }).first()).toBeVisible()
  await card.getByRole('button', { name: 'Select' }).first().click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/book\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Continue to travellers' })).toBeVisible()
})

test('four flights at most are compared, and only of the same journey', { tag: full }, async ({ page, instance }) => {
  const shop = shopAt(instance, 'skyways')
  await openShopResults(page, shop, toLondon(75))
  const tray = page.getByRole('complementary', { name: 'Flights to compare' })
  const toast = (words: string) => page.locator('[aria-live=polite]').getByRole('status').filter({ hasText: words })
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1, 2, 3]) await ticks.nth(at).check()
  await ticks.nth(4).click()
  const full = toast('Only 4 flights are allowed to compare')
  await expect(full).toBeVisible()
  for (const at of [5, 6, 7, 8]) await ticks.nth(at).click()
  await expect(full, 'three at most').toHaveCount(3)
  const box = await full.first().boundingBox()
  const right = (box?.x ?? 0) + (box?.width ?? 0)
  expect([box?.y, right], 'top right').toEqual([16, (page.viewportSize()?.width ?? 0) - 16])
  await expect(ticks.nth(4)).not.toBeChecked()
  await expect(tray).toContainText('4 flights to compare')
  await openShopResults(page, shop)
  await expect(tray, 'hidden with the results of another search').toBeHidden()
  await openShopResults(page, shop, toLondon(75))
  await expect(tray, 'found again by the same search').toContainText('4 flights to compare')
  await expect(tray.getByRole('link', { name: 'Compare 4' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(4)
  await openShopResults(page, shop)
  await ticks.first().check()
  const restarted = toast('All flights has to be the same to compare')
  await expect(restarted).toBeVisible()
  await expect(tray).toContainText('1 flight to compare')
  await ticks.nth(1).check()
  await expect(restarted, 'gone after five seconds').toBeHidden({ timeout: 7_000 })
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/flight\/compare\?flights=/)
  await expect(page.getByRole('table').getByRole('button', { name: 'Choose' })).toHaveCount(2)
})

test('on a phone the filters cover the page until they are applied', { tag: full }, async ({ page, instance }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openShopResults(page, shopAt(instance, 'skyways'))
  await expect(rail(page)).toBeHidden()
  await page.getByRole('link', { name: /^Filters/ }).click()
  await rail(page)
    .getByRole('checkbox', { name: /^Refundable/ })
    .check()
  await expect(page).toHaveURL(/refundable=1.*#filters$/)
  await rail(page)
    .getByRole('button', { name: /^Show \d+ flights?$/ })
    .click()
  await expect(rail(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Remove: Refundable' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('prices are shown in the currency that a visitor chooses, here and at the checkout', { tag: full }, async ({
  page,
  instance,
}) => {
  await openShopResults(page, shopAt(instance, 'skyways'))
  await page.getByLabel('Prices in').selectOption('USD')
  await expect(cards(page).first()).toContainText(/USD [\d,]+\.\d\d/)
  await cards(page).first().getByRole('link', { name: /^View/ }).click()
  await cards(page).first().getByRole('button', { name: 'Select' }).first().click()
  await expect(page.getByRole('main')).toContainText(/USD [\d,]+\.\d\d/)
})

test('an invalid search redirects to its form, and results that are no longer stored offer a new search', {
  tag: full,
}, async ({ page, instance, open }) => {
  const shop = shopAt(instance, 'skyways')
  await open(`${shop}/order/new/flight/newoffers?${searchToParams({ ...toAbuja(75), to: '' })}`)
  await expect(page).toHaveURL(/\/order\/new\/newFlight\?/)
  await expect(page.getByText('Choose where it goes.').first()).toBeVisible()
  await untilFormRuns(page.getByRole('form', { name: 'Search flights' }))
  await expect(page.getByText('Choose where it goes.')).toHaveCount(1)
  await page.goto(`${shop}/order/new/flight/offers?search=01a1fc1a-b1ef-7421-ad35-dd07a2478bc0&${searchToParams(toAbuja(75))}`)
  await expect(page.getByRole('heading', { name: 'These results have expired' })).toBeVisible()
  await page.getByRole('link', { name: 'Search again' }).click()
  await answered(page)
})

test('a search from the address of its form leads to its results, as documents', { tag: full }, async ({ page, instance }) => {
  const shop = shopAt(instance, 'skyways')
  await open(page, `${shop}/order/new/newFlight?${searchToParams(toAbuja(75))}`)
  const form = page.getByRole('form', { name: 'Search flights' })
  await untilFormRuns(form)
  await form.getByRole('button', { name: /^Search/ }).click()
  await answered(page)
  await expect(page.locator('script[type=module]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, order, fares and the choice are links and forms', async ({ page, instance, trouble }) => {
    // The checkout works, though its scripts may not.
    trouble.allow(/^csp GET .*\/assets\//)
    const shop = shopAt(instance, 'skyways')
    await page.goto(`${shop}/order/new/flight/newoffers?${searchToParams(toAbuja(76))}`)
    await expect(page.getByText(/airlines have answered/)).toBeVisible({ timeout: 30_000 })
    await rail(page)
      .getByRole('checkbox', { name: /^Refundable/ })
      .check()
    await rail(page).getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/refundable=1/)
    await page.getByRole('link', { name: /^Fastest/ }).click()
    await expect(page).toHaveURL(/refundable=1.*sort=fastest/)
    await cards(page).first().getByRole('link', { name: /^View/ }).click()
    await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0)
    await cards(page).first().getByRole('button', { name: 'Select' }).first().click()
    await expect(page).toHaveURL(/\/order\/new\/flight\/book\/[0-9a-f-]{36}$/)
  })
})
