import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { addDays } from '#domain/dates.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { pay } from '../book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '../book-tour.ts'
import { ownTour } from '../tours/own-tour.ts'
import { publishByApi } from '../tours/publish-by-api.ts'
import { uploadPhoto } from '../tours/upload-photo.ts'
import { askingReseller } from './ask-reseller.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'

/** An instance of its own, whose clock the journey sets ahead. */
const folder = mkdtempSync(join(tmpdir(), 'tradewind-clock-'))
const clockFile = join(folder, 'ahead')
writeFileSync(clockFile, '0')
const clock = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href
test.use({ settings: { CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${clock}` } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TITLE = 'Salt ponds by canoe'
const words = { review: 'The canoe was dry and the guide was not.', answer: 'Come back in the dry season.' }
const MORE_DAYS_MS = 3 * 86_400_000

/** Answers the dialog that asks who it is. */
async function confirmFirst(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

/** The link of the mail that asks for a review, from the mail folder of the instance: no screen shows it. */
function reviewLinkIn(mailsFolder: string): string {
  const mails = readdirSync(mailsFolder).map((name) => readFileSync(join(mailsFolder, name), 'utf8'))
  const asked = mails.find((mail) => mail.includes(`Subject: How was ${TITLE}?`)) ?? ''
  // A line of a mail ends with `=` where it goes on.
  return /\/tour\/review\?token=([\w-]+)/.exec(asked.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? ''
}

test('a customer reviews a departed tour by the mailed link, and a reseller’s payout of it is made and taken back', {
  tag: full,
}, async ({ page, browser, instance, open, signIn, trouble }) => {
  test.slow()
  // Each action that moves money is refused first, until the member has confirmed.
  trouble.allow(/^403 POST .*manage/)
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const productId = await publishByApi(api, ownTour(undefined, TITLE), await uploadPhoto(page))
  const soon = { ...familyInAccra, from: addDays(familyInAccra.from, -28), to: addDays(familyInAccra.from, -26) }
  const chosen = await chooseStart(api, /salt ponds by canoe/i, soon)
  const shop = shopAt(instance, 'skyways')

  await test.step('a customer and a reseller book it', async () => {
    const paid = await pay(api, await readyTour(api, chosen), 'wallet')
    await expect
      .poll(async () => (await api.call('GET', `/orders/${paid.body.orderId}`)).body.status, { timeout: 30_000 })
      .toBe('Issued')
    const octo = await askingReseller(api, instance.url)
    const unitItems = [{ unitId: 'adult' }]
    const held = await octo('/bookings/', { productId, optionId: 'walk', availabilityId: `${chosen.day}T09:00`, unitItems })
    expect(await octo(`/bookings/${held.uuid}/confirm`, { contact: { fullName: 'Ama Mensah' } })).toMatchObject({
      status: 'CONFIRMED',
    })
  })

  const days = Math.ceil((Date.parse(`${chosen.day}T23:59:59Z`) - Date.now()) / 86_400_000)
  writeFileSync(clockFile, String(days * 86_400_000 + MORE_DAYS_MS))

  const link = await test.step('days later the customer is asked for a review', async () => {
    await expect.poll(() => reviewLinkIn(instance.mailsFolder), { timeout: 90_000 }).not.toBe('')
    return reviewLinkIn(instance.mailsFolder)
  })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const customer = await context.newPage()
  await test.step('the customer writes it once', async () => {
    await customer.goto(shop + link)
    await customer.getByRole('radio', { name: '4 stars' }).check()
    await customer.getByLabel('Your words').fill(words.review)
    await customer.getByRole('button', { name: 'Publish the review' }).click()
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Thank you for your review')
    await customer.goto(shop + link)
    await expect(customer.getByRole('button', { name: 'Publish the review' })).toHaveCount(0)
  })
  await test.step('the owner answers it', async () => {
    await signIn(page, 'owner@skyways.test')
    await open('/manage?tab=reviews')
    await expect(page.getByRole('heading', { name: `4 of 5: ${TITLE}` })).toBeVisible()
    await page.getByText('Answer', { exact: true }).click()
    await page.getByLabel('Answer, which everybody can read').fill(words.answer)
    await page.getByRole('button', { name: /^Save the answer to/ }).click()
    await expect(page.getByText('Change the answer')).toBeVisible()
  })
  await test.step('the tour’s page shows both', async () => {
    const later = { ...soon, from: addDays(soon.from, 20), to: addDays(soon.to, 20) }
    const { searchId, tourId } = await chooseStart(visitorOf(customer), /salt ponds by canoe/i, later)
    await customer.goto(`${shop}/tour/singleTour?searchId=${searchId}&tour=${tourId}`)
    const reviews = customer.getByRole('region', { name: 'Reviews' })
    await expect(reviews).toContainText(words.review)
    await expect(reviews).toContainText(`Answer of the agency: ${words.answer}`)
  })
  await context.close()

  await test.step('the payout of the period is made, and taken back', async () => {
    await open('/manage?tab=resellers')
    await page.getByRole('link', { name: 'Castle Street Desk' }).click()
    await page.getByLabel('First day').fill(chosen.day)
    await page.getByLabel('Last day').fill(chosen.day)
    await page.getByRole('button', { name: 'Make the payout' }).click()
    await expect(page.getByRole('heading', { name: /^Payout / })).toBeVisible()
    await expect(page.getByText('Owed to your agency')).toBeVisible()
    // A quarter of an hour after the sign-in it is asked who it is.
    writeFileSync(clockFile, String(Number(readFileSync(clockFile, 'utf8')) + 16 * 60_000))
    await page.getByLabel('Why it is taken back').fill('The wrong day.')
    await page.getByRole('button', { name: 'Take the payout back' }).click()
    await confirmFirst(page)
    await expect(page.getByText('The wrong day., by Adaeze Okonkwo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take the payout back' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Close the payout' }).click()
    await expect(page.getByRole('cell', { name: 'Taken back' })).toBeVisible()
  })
})
