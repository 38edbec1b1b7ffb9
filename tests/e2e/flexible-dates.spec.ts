import type { Page } from '@playwright/test'
import { addDays } from '#domain/dates.ts'
import { findings } from './axe.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays, suppliersAnswered } from './search.ts'

const depart = inDays(80)
const back = addDays(depart, 7)
const round = `trip=round-trip&from=LOS&to=ABV&depart=${depart}&return=${back}&adults=1&cabin=economy`
const strip = (page: Page) =>
  page.getByRole('region', { name: 'Prices on other days' }).getByRole('list', { name: 'Prices by day' })
const priced = /NGN [\d,]+\.\d\d/

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('the days around a search show prices, and a click searches a cheaper one', { tag: full }, async ({ page }) => {
  test.slow()
  await open(page, `/order/new/flight/newoffers?${round}`)
  const days = strip(page).getByRole('link')
  await expect(days.filter({ hasText: priced })).toHaveCount(7, { timeout: 60_000 })
  await expect(strip(page).locator('[aria-current="true"]')).toContainText('Chosen')
  const other = strip(page).getByRole('link').filter({ hasNotText: 'Chosen' }).first()
  const words = await other.innerText()
  const total = priced.exec(words)?.[0] ?? ''
  await other.click()
  await expect(page).toHaveURL(new RegExp(`depart=${addDays(depart, -3)}.*return=${addDays(back, -3)}`))
  await suppliersAnswered(page)
  await expect(page.getByRole('tab', { name: /^Cheapest/ })).toContainText(total)
  await expect(strip(page).locator('[aria-current="true"]')).toContainText(total)
})

test('a search with flexible dates opens the grid, which the keyboard can cross', { tag: full }, async ({ page }) => {
  test.slow()
  await open(page, `/order/new/newFlight?${round}`)
  await page.getByRole('switch', { name: /^Flexible dates/ }).press('Space')
  await expect(page).toHaveURL(/flex=1/)
  await page.getByRole('button', { name: 'Search flights' }).click()
  const grid = page.getByRole('table', { name: /day of departure/ })
  await expect(grid.getByRole('columnheader')).toHaveCount(8)
  await expect(grid.getByRole('rowheader')).toHaveCount(7)
  const chosen = grid.locator('[aria-current="true"]')
  await expect(chosen).toContainText(priced, { timeout: 30_000 })
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(grid.locator(':focus')).toContainText(priced, { timeout: 60_000 })
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`depart=${addDays(depart, 1)}.*return=${addDays(back, -1)}.*flex=1`))
})

test('the calendar shows cached prices without asking suppliers', { tag: full }, async ({ page }) => {
  test.slow()
  await open(page, `/order/new/flight/newoffers?${round}`)
  await expect(strip(page).getByRole('link').filter({ hasText: priced })).toHaveCount(7, { timeout: 60_000 })
  await open(page, `/order/new/newFlight?${round}`)
  await page.getByRole('combobox', { name: 'Departure' }).click()
  const calendar = page.getByRole('dialog', { name: 'Departure' })
  await expect(calendar.getByRole('button', { name: /, from NGN [\d,]+\.\d\d$/ }).first()).toBeVisible()
  await expect(calendar.getByText(/lowest totals known/)).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('the last trip type is preselected, initially round trip', { tag: full }, async ({ page }) => {
  await open(page, '/order/new/newFlight')
  await expect(page.getByRole('radio', { name: 'Round trip' })).toBeChecked()
  await page.getByRole('radiogroup', { name: 'Trip type' }).getByText('One way').click()
  await open(page, '/order/new/newFlight')
  await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked()
})

test('axe finds nothing serious with the panels of the form open', { tag: full }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/order/new/newFlight?${round}`)
  for (const field of [page.getByRole('combobox', { name: 'Departure' }), page.getByRole('button', { name: /^Travellers/ })]) {
    await field.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('combobox', { name: 'To' }).fill('lon')
  await expect(page.getByRole('listbox', { name: 'Places' }).getByRole('option').first()).toContainText('London')
  expect(await findings(page)).toEqual([])
})
