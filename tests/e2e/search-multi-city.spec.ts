import type { Locator, Page } from '@playwright/test'
import { FlightSearch } from '#domain/flights/search.ts'
import { pay, readyCheckout } from '../book-flight.ts'
import { findings } from './axe.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test, untilLive } from './fixtures.ts'
import { chooseDays, choosePlace, inDays, suppliersAnswered } from './search.ts'

const days = [inDays(62), inDays(66), inDays(71)] as const
const legs = [
  { from: { typed: 'Lagos', code: 'LOS' }, to: { typed: 'Lodon', code: 'LON' }, day: days[0] },
  { from: null, to: { typed: 'DXB', code: 'DXB' }, day: days[1] },
  { from: null, to: { typed: 'Lagos', code: 'LOS' }, day: days[2] },
]

const flight = (page: Page, number: number): Locator => page.getByRole('group', { name: `Flight ${number}` })

async function chooseDay(page: Page, number: number, day: string): Promise<void> {
  await flight(page, number).getByRole('combobox', { name: 'Departure' }).click()
  await chooseDays(page.getByRole('dialog', { name: 'Departure' }), [day])
}

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('three flights are searched as one trip, from the form to its review', { tag: full }, async ({ page }) => {
  test.slow()
  await open(page, '/order/new/newFlight')
  await page.getByRole('radiogroup', { name: 'Trip type' }).getByText('Multi-city').click()
  await test.step('each flight goes on from where the one ahead ends', async () => {
    await expect(flight(page, 2)).toBeVisible()
    await expect(flight(page, 3)).toHaveCount(0)
    await page.getByRole('button', { name: 'Add a flight' }).click()
    for (const [index, leg] of legs.entries()) {
      const row = flight(page, index + 1)
      if (leg.from) await choosePlace(page, 'From', leg.from, row)
      else await expect(row.getByLabel('From')).toHaveValue(new RegExp(`\\(${legs[index - 1]?.to.code}\\)$`))
      await choosePlace(page, 'To', leg.to, row)
      await chooseDay(page, index + 1, leg.day)
    }
  })

  await test.step('the form is sound for who cannot see it', async () => {
    expect(await findings(page)).toEqual([])
  })

  await test.step('it is restored after leaving and returning', async () => {
    await expect(page).toHaveURL(/more=LON-DXB-.*DXB-LOS-\d/)
    await page.reload()
    await untilLive(page)
    await expect(flight(page, 3).getByLabel('To')).toHaveValue('Lagos (LOS)')
  })

  await page.getByRole('button', { name: 'Search flights' }).click()
  await suppliersAnswered(page)
  await expect(page.getByText(/not for multi-city/)).toBeVisible()
  const offer = page.getByRole('article').first()
  await offer.getByRole('button', { name: /^View/ }).click()
  await offer.getByRole('button', { name: 'Select' }).first().click()
  for (const way of ['Lagos to London', 'London to Dubai', 'Dubai to Lagos'])
    await expect(page.getByRole('heading', { name: way, exact: true })).toBeVisible()

  await test.step('and stands among the recent searches with every stop', async () => {
    await open(page, '/order/new/newFlight')
    await expect(page.getByRole('link', { name: /Lagos → London → Dubai → Lagos/ }).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Multi-city' })).toBeChecked()
  })
})

test('the title of a booked trip of three flights names every stop', { tag: full }, async ({ page }) => {
  const query = FlightSearch.parse({
    trip: 'multi-city',
    from: 'LOS',
    to: 'LON',
    depart: days[0],
    return: null,
    more: [
      { from: 'LON', to: 'DXB', depart: days[1] },
      { from: 'DXB', to: 'LOS', depart: days[2] },
    ],
    adults: 1,
    children: [],
    infants: 0,
    cabin: 'economy',
  })
  const api = apiOf(page)
  const { body } = await pay(api, await readyCheckout(api, query), 'wallet')
  await open(page, `/order/flight/${body.orderId}`)
  await expect(page.getByText('Lagos → London → Dubai → Lagos').first()).toBeVisible()
})

test('days of later flights are never before the flight ahead, and six flights are the most', { tag: full }, async ({ page }) => {
  const more = `LON-DXB-${days[1]},DXB-LOS-${days[2]}`
  await open(page, `/order/new/newFlight?trip=multi-city&from=LOS&to=LON&depart=${days[0]}&more=${more}`)
  await chooseDay(page, 1, inDays(68))
  await expect(flight(page, 2).getByRole('combobox', { name: 'Departure' })).toHaveValue('')
  await expect(flight(page, 3).getByRole('combobox', { name: 'Departure' })).not.toHaveValue('')
  for (const number of [4, 5, 6]) {
    await page.getByRole('button', { name: 'Add a flight' }).click()
    await expect(flight(page, number).getByLabel('To')).toBeFocused()
    await page.keyboard.press('Escape')
  }
  await expect(page.getByRole('button', { name: 'Add a flight' })).toBeDisabled()
  await expect(page.getByText('At most 6 flights in one trip.')).toBeVisible()
  await page.getByRole('button', { name: 'Search flights' }).click()
  await expect(flight(page, 2).getByText('Choose a date.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove flight 2' }).click()
  await expect(flight(page, 2).getByLabel('From')).toHaveValue('Dubai (DXB)')
  await expect(flight(page, 6)).toHaveCount(0)
})

test('a place is chosen with the keyboard alone', { tag: full }, async ({ page }) => {
  await open(page, '/order/new/newFlight?from=ABV')
  const to = page.getByRole('combobox', { name: 'To' })
  const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
  await to.fill('johannes')
  await expect(options.first()).toContainText('Johannesburg')
  await page.keyboard.press('Tab')
  await expect(to).toHaveValue('Johannesburg (JNB)')
  await to.fill('london')
  await expect(options.first()).toContainText('London')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(to).toHaveValue('London (LHR)')
  await to.fill('nowhere at all')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(to).toHaveValue('London (LHR)')
})
