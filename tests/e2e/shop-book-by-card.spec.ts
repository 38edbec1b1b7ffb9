import { demoTraveller } from '#server/seed/demo-people.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { enterContact, enterTravellers, pay, payWithCard, skipExtras } from './checkout.ts'
import { expect, full, open, test, untilLive } from './fixtures.ts'
import { inDays } from './search.ts'
import { chooseFirstFare, codeFor, searchFromHome, shopAt, signInOwner } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

const traveller = demoTraveller({ id: '', type: 'ADT', age: null }, 0, inDays(71))
const email = 'chinonso.eze@example.com'

test('a visitor searches, books and pays by card on a phone, and finds the trip again by a mailed code', async ({
  page,
  instance,
  browser,
}) => {
  test.setTimeout(120_000)
  const shop = shopAt(instance, 'skyways')

  await test.step('searches from the home page', async () => {
    await page.goto(shop)
    await searchFromHome(page, inDays(71))
    await expect(page.getByText(/all airlines have answered/)).toBeVisible({ timeout: 25_000 })
  })

  await test.step('sees no word of the agency’s own', async () => {
    for (const word of ['You earn', 'Wallet', 'Source', 'Duffel Airways Ltd', 'Zenith', 'Pay later'])
      await expect(page.getByText(word, { exact: true })).toHaveCount(0)
    for (const name of ['Share', 'Send', 'More']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  })

  await test.step('chooses a fare and enters the travellers', async () => {
    await chooseFirstFare(page)
    await enterTravellers(page, { 'Adult 1': traveller })
    await enterContact(page, { email, phone: '0803 123 4567' })
    await expect(page.getByLabel('Save for next time')).toHaveCount(0)
    await skipExtras(page)
  })

  await test.step('pays by card and approves at the bank', async () => {
    await expect(page.getByRole('radio', { name: 'Wallet' })).toHaveCount(0)
    await pay(page, 'Card')
    await payWithCard(page, cards.threeDSecure)
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page).toHaveURL(new RegExp(`^${shop}/order/flight/[0-9a-f-]{36}$`))
    await expect(page.getByLabel('Status of the booking')).toContainText('Ticketed', { timeout: 25_000 })
    await expect(page.getByRole('link', { name: /E-ticket/ })).toBeVisible()
    await expect(page.getByText(/wallet|supplier|margin/i)).toHaveCount(0)
  })
  const reference = (await page.locator('dd').first().innerText()).trim()

  await test.step('signs in by the mailed code on another device and finds the trip', async () => {
    const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await open(other, `${shop}/trips`)
    await expect(other.getByText('Nothing was booked in this browser')).toBeVisible()
    await other.getByRole('link', { name: 'Sign in by e-mail' }).click()
    await other.getByLabel('E-mail').fill(email)
    await other.getByRole('button', { name: 'Send me a code' }).click()
    await expect(other.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    const code = await codeFor(instance, email)
    await other.getByLabel('Code', { exact: true }).fill(code === '000000' ? '000001' : '000000')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByRole('alert')).toContainText('not right')
    await other.getByLabel('Code', { exact: true }).fill(code)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other).toHaveURL(`${shop}/trips`)
    await other.getByRole('link', { name: new RegExp(reference) }).click()
    await expect(other.getByLabel('Status of the booking')).toContainText('Ticketed')
    await other.context().close()
  })

  await test.step('the agency sees an order that its customer paid online', async () => {
    await signInOwner(page, instance)
    await open(page, `${instance.url}/order?query=${reference}`)
    await page.getByRole('link', { name: /Lagos/ }).first().click()
    await expect(page.getByText('by Customer, online')).toBeVisible()
    await expect(page.getByText('Customer paid').or(page.getByText('Payment received')).first()).toBeVisible()
  })
})

test('without scripts a search ends with flights', { tag: full }, async ({ browser, instance }) => {
  const shop = shopAt(instance, 'skyways')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop}/order/new/flight/newoffers?trip=one-way&from=LOS&to=ABV&depart=${inDays(72)}&adults=1&cabin=economy`)
  await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?/, { timeout: 30_000 })
  await expect(page.getByRole('article').first()).toContainText('NGN')
  await context.close()
})

test('a traveller’s help request reaches the agency', { tag: full }, async ({ page, instance }) => {
  await open(page, `${shopAt(instance, 'skyways')}/trips/help`)
  await page.getByLabel('Your name').fill('Chinonso Eze')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill('May I bring a second bag?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
  await untilLive(page)
})
