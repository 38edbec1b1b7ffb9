import { planPackage, sellableDay } from '../packages/make-package.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { coupleOfTrip } from '../trips/book-trip.ts'
import { apiOf, enterContact, enterTravellers, pay, payWithCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { shopAt } from './shop.ts'

test('an owner makes a package of a planned trip and publishes it, and a visitor buys it on a phone by card', async ({
  page,
  open,
  signIn,
  instance,
  browser,
}) => {
  test.setTimeout(150_000)
  await signIn(page, 'owner@skyways.test')

  await test.step('is made from the cart, with words, a price and a departure', async () => {
    await open(`/cart?trip=${await planPackage(apiOf(page))}`)
    await page.getByRole('link', { name: 'Make a package' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Accra for two')
    await page.getByRole('textbox', { name: 'Name' }).fill('A weekend by the sea')
    await page.getByRole('button', { name: 'Make the package' }).click()
    await expect(page.getByRole('heading', { name: 'A weekend by the sea', level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()

    await page.getByLabel('A booking has at least … people').fill('2')
    await page.getByLabel('Per adult').fill('2,500,000')
    await page.getByLabel('Summary').fill('Three nights by the sea, with a tour of the city.')
    await page.getByLabel('Included', { exact: true }).fill('Room\nTour')
    await page.getByRole('button', { name: 'Add a day' }).click()
    await page.getByRole('group', { name: 'Day 1' }).getByLabel('Title').fill('Arrival')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { items } = (await apiOf(page).call('GET', `/packages/${id}`)).body
    const first = items.map(({ from }: { from: string }) => from).toSorted()[0]
    const departures = page.getByRole('region', { name: 'Departures' })
    await departures.getByLabel('First day').fill(await sellableDay(apiOf(page), { id, first }))
    await departures.getByLabel('Places').fill('2')
    await departures.getByRole('button', { name: 'Add departures' }).click()
    await expect(departures.getByText('0 of 2 places taken')).toBeVisible()
  })

  await test.step('tells what it costs today, and is published', async () => {
    await page.getByRole('button', { name: /^Check cost of/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Margin' })).toContainText('NGN 5,000,000.00')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Sell it' })).toBeVisible()
  })

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await visitor.newPage()
  await test.step('is found in the menu of the storefront and bought at one price', async () => {
    const shop = shopAt(instance, 'skyways')
    await phone.goto(`${shop}/faq`)
    await phone.locator('summary', { hasText: 'Menu' }).click()
    await phone.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Packages' }).click()
    await phone.getByRole('link', { name: 'A weekend by the sea' }).click()
    await expect(phone.getByRole('heading', { name: 'A weekend by the sea', level: 1 })).toBeVisible()
    await expect(phone.getByRole('listitem').filter({ hasText: 'Arrival' })).toBeVisible()
    await expect(phone.getByText('2 places left')).toBeVisible()
    await phone.getByRole('button', { name: 'Book' }).click()
    const [one, two] = coupleOfTrip
    if (!one || !two) throw new Error('two people travel')
    await enterTravellers(phone, { 'Adult 1': one, 'Adult 2': two }, 'People of the trip')
    await enterContact(phone, { email: 'package.ada@example.com', phone: '0803 123 4567' })
    for (const text of await phone.locator('input[name^="answers."]').all()) await text.fill('170')
    for (const choice of await phone.locator('select[name^="answers."]').all()) await choice.selectOption({ index: 1 })
    await phone.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(phone.getByRole('radio', { name: 'Keep what can be booked' })).toHaveCount(0)
    await expect(phone.getByText(/wallet|supplier|margin/i)).toHaveCount(0)
    await pay(phone, 'Card')
    await payWithCard(phone, cards.approved)
    await expect(phone.getByRole('heading', { name: 'The trip is booked', level: 1 })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('has no place left', async () => {
    await page.reload()
    await expect(page.getByText('2 of 2 places taken')).toBeVisible()
    await phone.goto(`${shopAt(instance, 'skyways')}/packages`)
    await phone.getByRole('link', { name: 'A weekend by the sea' }).click()
    await expect(phone.getByText('Sold out')).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Book' })).toHaveCount(0)
  })
  await visitor.close()
})
