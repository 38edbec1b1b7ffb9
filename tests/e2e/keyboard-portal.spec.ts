import type { Page } from '@playwright/test'
import { demoPassword, demoTraveller } from '#server/seed/demo-people.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { keyboardOf } from './keyboard.ts'
import { inDays, suppliersAnswered } from './search.ts'

/** The layout hydrates after its page. */
async function openPalette(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('Control+K')
    await expect(search).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

test('an agent searches, books and pays from the wallet by keyboard alone', { tag: full }, async ({ page, open }) => {
  test.setTimeout(150_000)
  const keys = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('signs in', async () => {
    await open('/sign-in')
    await keys.type('owner@skyways.test')
    await keys.fill(page.getByLabel('Password', { exact: true }), demoPassword)
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  await test.step('opens the search by the command palette', async () => {
    await openPalette(page)
    await keys.type('new fl')
    await keys.press('Enter')
    await expect(page.getByRole('heading', { name: /flights/i, level: 1 })).toBeVisible()
  })

  await test.step('chooses places, a day and the travellers', async () => {
    await keys.reach(page.getByRole('radio', { name: 'Round trip' }))
    await keys.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked()
    await keys.fill(page.getByRole('combobox', { name: 'From' }), 'Lagos')
    await keys.press('Enter')
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('Lagos (LOS)')
    await keys.fill(page.getByRole('combobox', { name: 'To' }), 'Abuja')
    await keys.press('Enter')
    await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('Abuja (ABV)')
    const departure = page.getByRole('combobox', { name: 'Departure' })
    await keys.reach(departure)
    await keys.press('ArrowDown')
    const calendar = page.getByRole('dialog', { name: 'Departure' })
    const focusedDay = calendar.locator('table button:focus')
    await expect(focusedDay).toHaveAttribute('aria-label', /\d{4}/)
    for (let week = 0; week < 2; week += 1) await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(departure, 'the field has the focus again').toBeFocused()

    const chosen = await departure.inputValue()
    await keys.press('ArrowDown')
    await expect(focusedDay, 'the calendar starts on the chosen day').toHaveAttribute('data-selected', 'true')
    await keys.press('ArrowRight')
    await keys.press('Escape')
    await expect(departure).toBeFocused()
    await expect(departure).toHaveValue(chosen)
    await keys.press('ArrowDown')
    await keys.enter(calendar.getByRole('button', { name: 'Done' }))
    await expect(departure).toBeFocused()

    await keys.fill(departure, '31 Feb')
    await keys.press('Tab')
    await expect(page.getByText('“31 Feb” is not a date.')).toBeVisible()
    await keys.press('Shift+Tab')
    await keys.type(chosen)
    await expect(page.getByText('“31 Feb” is not a date.')).toHaveCount(0)
    await keys.press('Tab')
    await expect(departure).toHaveValue(chosen)
  })

  await test.step('searches, opens the first flight and chooses its fare', async () => {
    await keys.enter(button('Search flights'))
    await suppliersAnswered(page)
    await keys.enter(page.getByRole('link', { name: 'Skip to the results' }))
    const first = page.getByRole('article').first()
    await keys.enter(first.getByRole('button', { name: /^View/ }))
    await keys.enter(first.getByRole('button', { name: 'Select' }).first())
    await expect(page.getByRole('heading', { name: 'Review the flight', level: 1 })).toBeVisible()
    await keys.enter(button('Continue to travellers'))
  })

  await test.step('enters who travels', async () => {
    const card = page.getByRole('group', { name: 'Adult 1', exact: true })
    const traveller = demoTraveller({ id: '', type: 'ADT', age: null }, 0, inDays(14))
    await keys.fill(card.getByLabel('Title'), 'M')
    await keys.fill(card.getByLabel('Given name'), traveller.givenName)
    await keys.fill(card.getByLabel('Family name'), traveller.familyName)
    await keys.fill(card.getByLabel('Gender'), 'F')
    await keys.fill(card.getByLabel('Date of birth'), '04051990')
    await keys.fill(page.getByLabel('E-mail'), 'keys@example.com')
    await keys.fill(page.getByLabel('Phone'), '0803 123 4567')
    await keys.enter(button('Continue to seats and bags'))
    // Seats that arrive above the button would push it out of sight between the press of Tab and the check.
    await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible()
    await expect(page.getByText('Reading seats and bags from the airline')).toHaveCount(0)
    await keys.enter(button('Skip to payment'))
  })

  await test.step('pays', async () => {
    await keys.reach(page.getByRole('radio', { name: 'Wallet' }))
    await keys.press('Space')
    await keys.enter(button(/^Pay NGN/))
    await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 30_000 })
  })
})

test('Enter selects the first match of the command palette and of the currencies', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  const keys = keyboardOf(page)
  const { items } = (await apiOf(page).call('GET', '/orders?type=flight&statusType=Issued&query=Johannesburg')).body
  const [order] = items
  const search = page.getByRole('combobox', { name: 'Search' })
  const marked = page.locator('[role=option][aria-selected=true]')
  const palette = async (typed: string) => {
    await openPalette(page)
    await keys.type(typed)
  }
  await open('/dashboard')
  for (const typed of [order.bookingReference.toLowerCase(), order.number]) {
    await palette(typed)
    await expect(marked).toContainText(order.number)
    await keys.press('Enter')
    await expect(search).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${order.id}$`))
  }

  await palette(order.customer)
  await expect(page.getByRole('option', { name: new RegExp(order.customer) }).first(), 'by the name').toBeVisible()
  await keys.press('Escape')
  await expect(search).toBeHidden()

  const city = order.title.split(/[⇄→]/)[1].trim()
  await palette(city)
  await expect(page.getByRole('option', { name: new RegExp(order.number) }), 'by the place').toBeVisible()
  await expect(page.getByRole('option', { name: new RegExp(`^Flights to ${city}`) }).first()).toBeVisible()
  await keys.press('Escape')
  await expect(search).toBeHidden()
  await palette(`stays in ${city}`)
  await expect(marked).toContainText(`Stays in ${city}`)
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/accommodation\/new\?place=/)
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(new RegExp(`^${city}`))

  await palette('dark')
  await keys.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await keys.enter(page.getByRole('button', { name: 'Prices in NGN' }))
  await expect(page.getByLabel('Find a currency')).toBeFocused()
  await keys.type('usd')
  await expect(marked).toContainText('USD')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Prices in USD' })).toBeFocused()

  await palette('sign out')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/sign-in/)
})
