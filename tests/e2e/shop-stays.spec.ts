import type { Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { pay as payBy } from '../book-flight.ts'
import { coupleAtTestHotel, readyStay, testRate } from '../book-stay.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { pay, payWithCard } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { type Mail, mailsAbout, shopAt, untilFormRuns, visitorOf } from './shop.ts'
import { choose, confirmed, enterGuests, toPayment, toReview } from './stays.ts'

/** Internal data of an agency, and the name of the platform. */
const secret = /tradewind|stayx|\b(net|margin|markup|commission|suppliers?|wallet|you earn)\b/i

/** The text and links of this page are the storefront's, and it is not wider than its window. */
async function isTheShops(page: Page): Promise<void> {
  expect(await page.locator('body').innerText(), page.url()).not.toMatch(secret)
  expect(await page.title()).not.toMatch(secret)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url()).toBe(0)
}

/** The phone is rotated to landscape for its results and back to portrait. */
async function turnAndBack(page: Page): Promise<void> {
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))))
  }
}

function isFromTheShop({ html, text }: Mail): void {
  expect(text).not.toMatch(secret)
  expect(html).not.toMatch(/tradewind/i)
  for (const part of [html, text]) expect(part).toContain('Skyways Travel')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor searches a place, chooses a property and a room, pays by card and has the number of the property', {
    tag: full,
  }, async ({ page, instance }) => {
    test.setTimeout(120_000)
    const shop = shopAt(instance, 'skyways')
    const email = 'zikora.eze@example.com'

    await test.step('searches a place from the home page', async () => {
      await page.goto(shop)
      await page.getByRole('radio', { name: 'Accommodation' }).check()
      const form = page.getByRole('form', { name: 'Search accommodation' })
      await untilFormRuns(form)
      await form.getByLabel('Where').fill('Accra')
      await form.locator('[name=checkIn]').fill(inDays(33))
      await form.locator('[name=checkOut]').fill(inDays(35))
      await form.getByRole('button', { name: 'Search accommodation' }).click()
      await expect(page.getByRole('heading', { name: /^Accra/, level: 1 })).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('article').first()).toContainText(/NGN [\d,]+\.\d\d/, { timeout: 30_000 })
      await isTheShops(page)
      await turnAndBack(page)
      await isTheShops(page)
    })

    await test.step('finds the hotel that does what its rooms are called, and a room', async () => {
      await open(page, `${shop}/accommodation/results?${stayToParams(coupleAtTestHotel)}`)
      await page.getByRole('link', { name: 'Duffel Test Hotel' }).first().click()
      await expect(page.getByRole('heading', { name: 'Duffel Test Hotel', level: 1 })).toBeVisible()
      await isTheShops(page)
      await choose(page, 'Successful Booking')
    })

    await test.step('enters the guests and reviews the stay', async () => {
      await enterGuests(page, email)
      await isTheShops(page)
      await toReview(page)
      await expect(page.getByText('Cancelling is free')).toBeVisible()
      await isTheShops(page)
      await toPayment(page)
    })

    await test.step('pays by card on the page of the gateway', async () => {
      await expect(page.getByRole('radio', { name: 'Wallet' })).toHaveCount(0)
      await isTheShops(page)
      await pay(page, 'Card')
      await payWithCard(page, cards.approved)
      await confirmed(page)
      await expect(page).toHaveURL(new RegExp(`^${shop}/accommodation/confirmation`))
      await isTheShops(page)
    })
    await expect(page.locator('dt').first()).toHaveText('Confirmation number of the property')
    const reference = (await page.locator('dd').first().innerText()).trim()
    expect(reference).toMatch(/^[A-Z0-9]+$/)

    await test.step('has it in the mail, in the name of the shop', async () => {
      const orderId = new URL(page.url()).searchParams.get('order') ?? ''
      const mails = await mailsAbout(page, instance, orderId, ['Your stay is confirmed', 'Payment'])
      mails.forEach(isFromTheShop)
      expect(mails[0]?.text).toContain(reference)
    })
  })
})

test('a stay is found again by its number and e-mail, and cancelled free of charge', { tag: full }, async ({
  page,
  instance,
  browser,
}) => {
  const shop = shopAt(instance, 'skyways')
  await open(page, `${shop}/trips`)
  const visitor = visitorOf(page)
  const checkout = await readyStay(visitor, await testRate(visitor, 'Successful Booking'))
  const started = await payBy(visitor, checkout, 'card')
  await payOnHostedPage(started.body.redirectUrl, cards.approved)
  await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  const booked = async () => (await visitor.call('GET', `/orders/${started.body.orderId}`)).body
  await expect.poll(async () => (await booked()).status, { timeout: 20_000 }).toBe('Issued')
  const { bookingReference, contact } = await booked()

  const other = await (await browser.newContext()).newPage()
  await open(other, `${shop}/trips/find`)
  await other.getByLabel('Booking reference').fill(bookingReference)
  await other.getByLabel('E-mail').fill(contact.email)
  await other.getByRole('button', { name: 'Open the booking' }).click()
  const status = other.getByLabel('Status of the booking')
  await expect(status).toContainText('Confirmed')
  await expect(other.getByText(bookingReference).first()).toBeVisible()
  await isTheShops(other)

  await other.getByRole('link', { name: 'Cancel the stay' }).click()
  const dialog = other.getByRole('dialog', { name: 'Cancel the stay' })
  await expect(dialog).toContainText('Cancellation chargeNGN 0.00')
  const back = /Refund(NGN [\d,]+\.\d\d)/.exec((await dialog.textContent()) ?? '')?.[1] ?? ''
  await isTheShops(other)
  await dialog.getByRole('button', { name: `Cancel and refund ${back}` }).click()
  await expect(status).toContainText('Your stay is cancelled and your refund was sent.', { timeout: 30_000 })
  await expect(other.getByText(bookingReference)).toHaveCount(0)
  const cancelled = other.getByRole('region', { name: 'Cancelled' })
  await expect(cancelled).toContainText('Cancellation chargeNGN 0.00')
  await expect(cancelled).toContainText(`Refund${back}`)
  await isTheShops(other)
  await other.context().close()

  const mails = await mailsAbout(page, instance, started.body.orderId, ['Your stay is cancelled'])
  mails.forEach(isFromTheShop)
  expect(mails[0]?.text).toContain(`${back} goes back to the card`)
})
