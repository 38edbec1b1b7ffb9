import { readFile } from 'node:fs/promises'
import { demoPassword, demoTraveller } from '#server/seed/demo-people.ts'
import { apiOf, enterContact, enterTravellers, pay, skipExtras } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { chooseDays, choosePlace, inDays, suppliersAnswered } from './search.ts'

const [departure, homecoming] = [inDays(40), inDays(54)]
const traveller = (type: 'ADT' | 'CHD' | 'INF', age: number | null, index: number) =>
  demoTraveller({ id: '', type, age }, index, homecoming)

test('a family is booked to London from the wallet, from signing in to the mail', async ({ page, open }) => {
  test.slow()

  await test.step('the owner signs in', async () => {
    await open('/sign-in')
    await page.getByLabel('E-mail').fill('owner@skyways.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  await test.step('searches Lagos to London for two adults, a child of 8 and an infant on a lap', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Flights' }).click()
    await choosePlace(page, 'From', { typed: 'Lagos', code: 'LOS' })
    await choosePlace(page, 'To', { typed: 'London', code: 'LON' })
    await page.getByRole('combobox', { name: 'Departure' }).click()
    await chooseDays(page.getByRole('dialog', { name: 'Departure' }), [departure, homecoming])
    await page.getByRole('button', { name: /^Travellers/ }).click()
    const party = page.getByRole('dialog', { name: 'Travellers' })
    await party.getByRole('button', { name: 'More adults' }).click()
    await party.getByRole('button', { name: 'More children' }).click()
    await party.getByLabel('Age of child 1').selectOption('8 years')
    await party.getByRole('button', { name: 'More infants' }).click()
    await party.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Search flights' }).click()
    await suppliersAnswered(page)
  })

  const offers = page.getByRole('article')
  await test.step('keeps the direct flights, the cheapest first, and chooses', async () => {
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('radio', { name: /^Direct/ })
      .check()
    await expect(page).toHaveURL(/stops=0/)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ flights$/ })).toBeVisible()
    await page.getByRole('tab', { name: /^Cheapest/ }).click()
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(offers.first()).toContainText('Direct')
    await expect(offers.filter({ hasText: /\d stop/ })).toHaveCount(0)
    await offers.first().getByRole('button', { name: /^View/ }).click()
    await offers.first().getByRole('button', { name: 'Select' }).first().click()
  })

  await test.step('reviews the flight', async () => {
    await expect(page.getByRole('heading', { name: 'Review the flight' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Lagos to London', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'London to Lagos', exact: true })).toBeVisible()
    await expect(page.getByText('2 adults, 1 child, 1 infant', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Continue to travellers' }).click()
  })

  await test.step('enters the travellers', async () => {
    await enterTravellers(page, {
      'Adult 1': traveller('ADT', null, 0),
      'Adult 2': traveller('ADT', null, 1),
      'Child, 8 years': traveller('CHD', 8, 3),
      'Infant on the lap of Adult 1': traveller('INF', 1, 5),
    })
    await enterContact(page, { email: 'chinonso.eze@example.com', phone: '0803 123 4567' })
    await skipExtras(page)
    await expect(page.getByText('Chinonso Eze')).toBeVisible()
  })

  await test.step('pays from the wallet and sees four tickets', async () => {
    await pay(page, 'Wallet')
    await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 30_000 })
    await expect(page.getByRole('main').getByText(/^\d{3}-\d{10}$/)).toHaveCount(4)
    await expect(page.getByText('Paid in full')).toBeVisible()
    // Without a reload.
    await expect(page.getByRole('region', { name: 'Sent mail' }).getByRole('listitem')).toHaveCount(1)
  })

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { body: order } = await apiOf(page).call('GET', `/orders/${id}`)
  await expect(page.getByText(order.bookingReference, { exact: true })).toBeVisible()

  await test.step('downloads the e-ticket and the calendar', async () => {
    for (const [kind, start] of [
      ['PDF', '%PDF'],
      ['Calendar file', 'BEGIN:VCALENDAR'],
    ] as const) {
      const arriving = page.waitForEvent('download')
      await page.getByRole('link', { name: new RegExp(kind) }).click()
      const file = await readFile(await (await arriving).path(), 'utf8')
      expect(file.slice(0, start.length)).toBe(start)
    }
  })

  await test.step('finds the mail in the outbox', async () => {
    const mails = async () => (await apiOf(page).call('GET', '/mails?query=chinonso.eze@example.com')).body.items.length
    await expect.poll(mails).toBeGreaterThan(0)
    await open('/outbox?query=chinonso.eze@example.com')
    await page
      .getByRole('link', { name: /chinonso\.eze@example\.com/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/outbox\/[-0-9a-f]+$/)
    await expect(page.getByRole('main')).toContainText(order.bookingReference)
  })

  await test.step('finds the order in the list by its booking reference', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await page.getByRole('searchbox').fill(order.bookingReference)
    await expect(page).toHaveURL(new RegExp(`query=${order.bookingReference}`))
    const found = page.getByRole('link', { name: new RegExp(`^Order ${order.number}`) })
    await expect(page.getByRole('link', { name: /^Order / })).toHaveCount(1)
    await found.click()
    await expect(page).toHaveURL(new RegExp(`/order/flight/${id}$`))
  })
})
