import type { Client } from '../app.ts'
import { coupleAtTestHotel, coupleInLagos, openProperty, readyStay, searchStays } from '../book-stay.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, pay, payWithCard, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'
import { askToCancel, choose, confirmed, enterGuests, testProperty, toPayment, toReview } from './stays.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

/** A prepaid rate of a room that is also sold for payment at the property. */
async function soldBothWays(client: Client) {
  const { searchId, stays } = await searchStays(client, coupleInLagos)
  for (const { id } of stays.filter(({ rates }) => rates?.some(({ payWhen }) => payWhen === 'property'))) {
    const detail = await openProperty(client, searchId, id)
    const rate = detail.rooms
      .flatMap(({ rates }) => [...Map.groupBy(rates, ({ board }) => board).values()])
      .find((rates) => rates.some(({ payWhen }) => payWhen === 'property') && rates.some(({ payWhen }) => payWhen === 'now'))
      ?.find(({ payWhen }) => payWhen === 'now')
    if (rate) return { searchId, detail, rate }
  }
  throw new Error('no property sells a room both ways')
}

test('a refundable room is paid from the wallet, has its voucher, and is cancelled free of charge', async ({ page, open }) => {
  const wallet = await walletOf(page)
  await open(await testProperty(apiOf(page), 'Successful Booking'))
  await expect(page.getByRole('heading', { name: 'Duffel Test Hotel', level: 1 })).toBeVisible()
  await choose(page, 'Successful Booking')
  await enterGuests(page)
  await page.getByRole('button', { name: 'Late arrival' }).click()
  await toReview(page)
  await expect(page.getByText('Cancelling is free')).toBeVisible()
  await toPayment(page)
  await pay(page, 'Wallet')
  await confirmed(page)
  await expect(page.getByText('Confirmation number of the property')).toBeVisible()
  const voucher = await page.getByRole('link', { name: 'Voucher' }).getAttribute('href')
  expect((await page.request.get(voucher ?? '')).headers()['content-type']).toContain('application/pdf')

  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByText('Late arrival.')).toBeVisible()
  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed')
  expect(await page.getByRole('main').innerText(), 'no word of flights').not.toMatch(
    /\b(issued|tickets?|departs?|departure|airline)\b/i,
  )
  const dialog = await askToCancel(page)
  await expect(dialog).toContainText('Cancellation chargeNGN 0.00')
  await dialog.getByRole('button', { name: /^Cancel and refund NGN/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  expect(await walletOf(page)).toBe(wallet)
})

test('pictures of a property open at the pressed one, are navigated by keys, and close by Escape; its map is loaded on demand', {
  tag: full,
}, async ({ page, open, instance }) => {
  const portal = await testProperty(apiOf(page), 'Successful Booking')
  await page.goto(shopAt(instance, 'skyways'))
  const storefront = `${shopAt(instance, 'skyways')}${await testProperty(visitorOf(page), 'Successful Booking')}`
  for (const address of [portal, storefront]) {
    await open(address)
    await page.getByRole('button', { name: /, picture 2$/ }).click()
    const pictures = page.getByRole('dialog', { name: /^All pictures of/ })
    await expect(pictures.getByText(/, 2 of \d+$/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(pictures.getByText(/, 3 of \d+$/)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(pictures.getByText(/, 1 of \d+$/)).toBeVisible()
    await expect(pictures.getByRole('button', { name: 'Previous picture' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(pictures).toBeHidden()
    await expect(page.getByRole('button', { name: /, picture 2$/ })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByRole('region', { name: 'Map of Duffel Test Hotel' })).toBeVisible()
})

test('a room that is paid at the property is booked by one button, and nothing is charged', { tag: full }, async ({
  page,
  open,
}) => {
  const wallet = await walletOf(page)
  await open(await testProperty(apiOf(page), 'Pay at the Accommodation'))
  await choose(page, 'Pay at the Accommodation')
  await enterGuests(page)
  await toReview(page)
  await toPayment(page)
  await expect(page.getByRole('heading', { name: 'Nothing is charged now' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm booking, pay at the property' }).click()
  await confirmed(page)
  await expect(page.getByLabel('The stay')).toContainText('Paid at the property')
  expect(await walletOf(page), 'nothing left the wallet').toBeGreaterThanOrEqual(wallet)
})

test('two rooms with a child are named by room and paid by card', { tag: full }, async ({ page, open, trouble }) => {
  trouble.allow(/^422 POST .*userinfo/)
  const rooms = [
    { adults: 2, children: [7], infants: 0 },
    { adults: 1, children: [], infants: 0 },
  ]
  await open(await testProperty(apiOf(page), 'Successful Booking', { ...coupleAtTestHotel, rooms }))
  await choose(page, 'Successful Booking')
  await expect(page.getByRole('group', { name: 'Room 2' })).toBeVisible()
  await expect(page.getByText('Child, 7 years')).toBeVisible()
  await toReview(page)
  await expect(page.getByRole('alert')).toContainText('Room 2, who checks in, given name')
  await enterGuests(page)
  await toReview(page)
  await toPayment(page)
  await pay(page, 'Card')
  await payWithCard(page, cards.approved)
  await confirmed(page)
  await expect(page.getByLabel('The stay')).toContainText('3 adults, 1 child in 2 rooms')
})

test('after a declined card the same room is paid at the property instead, with the same guests', { tag: full }, async ({
  page,
  open,
}) => {
  const api = apiOf(page)
  const { id } = await readyStay(api, await soldBothWays(api))
  await open(`/accommodation/payment?checkout=${id}`)
  await pay(page, 'Card')
  await payWithCard(page, cards.declined)
  await expect(page.getByRole('alert')).toContainText('Your bank declined this payment')
  await open(`/accommodation/payment?checkout=${id}&paid=card`)
  await expect(page.getByRole('alert')).toContainText(/declined.*Nothing was charged/)
  await page.getByRole('button', { name: 'Pay at the property instead' }).click()
  await expect(page.getByRole('group', { name: 'Who checks in' }).getByLabel('Given name')).toHaveValue('Adaeze')
  await toReview(page)
  await toPayment(page)
  await page.getByRole('button', { name: 'Confirm booking, pay at the property' }).click()
  await confirmed(page)
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByText('Commission, paid by the supplier')).toBeVisible()
})

test('typed guests are restored after a reload', { tag: full }, async ({ page, open }) => {
  await open(await testProperty(apiOf(page), 'Successful Booking'))
  await choose(page, 'Successful Booking')
  const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())
  await enterGuests(page)
  await saved
  await open(page.url())
  await expect(page.getByRole('group', { name: 'Who checks in' }).getByLabel('Given name')).toHaveValue('Adaeze')
})

test('a sold-out room offers a different accommodation', { tag: full }, async ({ page, open }) => {
  await open(await testProperty(apiOf(page), 'Rate Unavailable at Quote'))
  await choose(page, 'Rate Unavailable at Quote')
  await enterGuests(page)
  await toReview(page)
  const dialog = page.getByRole('dialog', { name: 'Availability' })
  await expect(dialog).toContainText('There are no available rooms')
  await expect(dialog.getByRole('button', { name: 'Different Dates' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Different Accommodation' }).click()
  await expect(page, 'the results that are still there').toHaveURL(
    /\/accommodation\/results\?searchId=.*action=choose-different-hotel/,
  )
  await expect(page.getByRole('heading', { name: 'Choose a different accommodation' })).toBeVisible()
})

test('a sold-out room offers different dates and opens the form of the dates', { tag: full }, async ({ page, open }) => {
  await open(await testProperty(apiOf(page), 'Rate Unavailable at Quote'))
  await choose(page, 'Rate Unavailable at Quote')
  await enterGuests(page)
  await toReview(page)
  await page.getByRole('dialog', { name: 'Availability' }).getByRole('button', { name: 'Different Dates' }).click()
  await expect(page.getByRole('heading', { name: 'No room is left at this rate' })).toBeVisible()
  await page.getByRole('link', { name: 'Change the dates' }).click()
  await expect(page).toHaveURL(/\/accommodation\/new\?.*checkIn=/)
})

test('an increased price is accepted, and the new price is paid', { tag: full }, async ({ page, open }) => {
  await open(await testProperty(apiOf(page), 'Price Change at Quote'))
  await choose(page, 'Price Change at Quote')
  await enterGuests(page)
  await toReview(page)
  const notice = page.getByRole('alert').filter({ hasText: 'The price went up' })
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0)
  const accept = notice.getByRole('button', { name: /^Accept NGN/ })
  const price = (await accept.textContent())?.replace('Accept ', '') ?? ''
  await accept.click()
  await toPayment(page)
  await expect(page.getByRole('button', { name: `Pay ${price}` })).toBeVisible()
  await pay(page, 'Wallet')
  await confirmed(page)
  await expect(page.getByLabel('The stay')).toContainText(price)
})
