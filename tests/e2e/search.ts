import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, type LocalDate } from '#domain/dates.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { open } from './fixtures.ts'

export const inDays = (days: number): LocalDate => addDays(new Date().toISOString().slice(0, 10), days)

/** One adult from Lagos to Abuja. A journey that makes an offer unavailable uses its own day. */
export const toAbuja = (days: number): FlightSearch =>
  FlightSearch.parse({
    trip: 'one-way',
    from: 'LOS',
    to: 'ABV',
    cabin: 'economy',
    adults: 1,
    children: [],
    infants: 0,
    return: null,
    depart: inDays(days),
  })

/** One adult from Lagos to London, where airlines hold seats. */
export const toLondon = (days: number): FlightSearch => ({ ...toAbuja(days), to: 'LON' })

/** Waits until every supplier has answered and the list is stable; a page that draws no frames never says so itself. */
export async function sourcesAnswered(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^2 of 2 sources/ })).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 2_000 })))
}

/** Opens the results of a search. `view` is the end of the address: `&refundable=1`. */
export async function openResults(page: Page, query: FlightSearch, view = ''): Promise<void> {
  await open(page, `/order/new/flight/newoffers?${searchToParams(query)}${view}`)
  await sourcesAnswered(page)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Types a place and selects the one with that code; on phones in the sheet that opens. `flight` is one of a multi-city trip. */
export async function choosePlace(
  page: Page,
  field: 'From' | 'To',
  place: { typed: string; code: string },
  flight: Page | Locator = page,
): Promise<void> {
  await flight.getByLabel(field, { exact: true }).first().click()
  await flight.getByRole('combobox', { name: field }).fill(place.typed)
  await page
    .getByRole('option', { name: new RegExp(`${place.code}$`) })
    .first()
    .click()
}

const monthOf = (day: LocalDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const spelt = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Moves the calendar to each day and selects it; a day's label may include its price. It shows two months, or one on phones. */
export async function chooseDays(calendar: Locator, days: readonly LocalDate[]): Promise<void> {
  const months = calendar.getByRole('table')
  await expect(months.first()).toBeVisible()
  const atOnce = await months.count()
  const shown = await calendar
    .getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ })
    .first()
    .innerText()
  let first = monthOf(new Date(`1 ${shown} UTC`).toISOString())
  for (const day of days) {
    for (; first + atOnce <= monthOf(day); first += atOnce) await calendar.getByRole('button', { name: 'Next month' }).click()
    await calendar
      .getByRole('button', { name: new RegExp(`^${spelt.format(new Date(`${day}T00:00:00Z`))}(,|$)`) })
      .first()
      .click()
  }
}
