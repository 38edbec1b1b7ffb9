import { demoTraveller } from '#server/seed/demo-people.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { expect, full, open, test } from './fixtures.ts'
import { keyboardOf } from './keyboard.ts'
import { inDays } from './search.ts'
import { shopAt } from './shop.ts'

test('a customer searches, books and pays by card by keyboard alone', { tag: full }, async ({ page, instance }) => {
  test.setTimeout(150_000)
  const keys = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const shop = shopAt(instance, 'skyways')

  await test.step('searches from the home page', async () => {
    await open(page, shop)
    const form = page.getByRole('form', { name: 'Search flights' })
    await keys.reach(form.locator('input[name=trip]:checked'))
    await keys.press('ArrowDown')
    await expect(form.getByLabel('One way')).toBeChecked()
    await keys.fill(form.getByLabel('From', { exact: true }), 'LOS')
    await keys.fill(form.getByLabel('To', { exact: true }), 'ABV')
    await keys.enter(form.getByRole('button', { name: /search/i }))
    await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?/, { timeout: 20_000 })
    await expect(page.getByText(/all airlines have answered/)).toBeVisible({ timeout: 25_000 })
  })

  await test.step('chooses the first fare', async () => {
    await keys.enter(page.getByRole('link', { name: 'Skip to the results' }))
    await keys.enter(page.getByRole('link', { name: /^View (fare|\d+ fares)$/ }).first())
    await keys.enter(button('Select').first())
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

  await test.step('pays at the gateway and approves at the bank', async () => {
    await keys.reach(page.getByRole('radio', { name: 'Card' }))
    await keys.press('Space')
    await keys.enter(button(/^Pay NGN/))
    const { number, expiry, cvv } = cards.threeDSecure
    await keys.fill(page.getByLabel('Card number'), number)
    await keys.fill(page.getByLabel('Expiry'), expiry)
    await keys.fill(page.getByLabel('CVV'), cvv)
    await keys.press('Enter')
    await keys.enter(button('Approve payment'))
    await expect(page).toHaveURL(new RegExp(`^${shop}/order/flight/[0-9a-f-]{36}$`))
    await expect(page.getByLabel('Status of the booking')).toContainText('Ticketed', { timeout: 25_000 })
  })
})
