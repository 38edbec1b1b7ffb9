import type { Locator, Page } from '@playwright/test'
import { formatMoney } from '#domain/money/money.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { coupleAtTestHotel, readyStay, testRate } from '../book-stay.ts'
import { apiOf, pay, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { askToCancel, confirmed } from './stays.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

/** The review of a stay at the test hotel with its guests filled in, and its price. */
async function reviewOf(page: Page, room: string, search: StaySearch = coupleAtTestHotel) {
  const api = apiOf(page)
  const { id, total } = await readyStay(api, await testRate(api, room, search))
  return { review: `/accommodation/checkout?checkout=${id}`, total }
}

/** Pays from the wallet and opens the booking. */
async function bookFromWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, 'Wallet')
  await confirmed(page)
  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed')
}

/** An amount of money beside its label, in kobo. */
async function figure(place: Locator, label: string): Promise<number> {
  const [, digits = ''] = new RegExp(`${label}NGN ([\\d,.]+\\d)`).exec((await place.textContent()) ?? '') ?? []
  return Number(digits.replaceAll(/[,.]/g, ''))
}

const cancelledPart = (page: Page) => page.getByRole('region', { name: 'Cancelled' })

test('a non-refundable rate is marked before it is booked, and cancelling it refunds nothing', { tag: full }, async ({
  page,
  open,
}) => {
  const { review, total } = await reviewOf(page, 'Non-refundable')
  await open(review)
  await expect(page.getByRole('main')).toContainText('Not refundable')
  const terms = page.getByRole('region', { name: 'If plans change' })
  await expect(terms).toContainText('From the moment of booking')
  await expect(terms).toContainText(`The whole price of ${formatMoney(total)} is lost`)
  await bookFromWallet(page)

  const wallet = await walletOf(page)
  const dialog = await askToCancel(page)
  await expect(dialog).toContainText('RefundNGN 0.00')
  expect(await figure(dialog, 'Cancellation charge')).toBe(total.amount)
  await dialog.getByRole('button', { name: 'Cancel without a refund' }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('there is no refund', { timeout: 20_000 })
  await expect(cancelledPart(page)).toContainText('RefundNGN 0.00')
  expect(await figure(cancelledPart(page), 'Cancellation charge')).toBe(total.amount)
  expect(await walletOf(page)).toBe(wallet)
})

test('cancelling a stay after its free period costs half, and the amounts after are those of the quote', {
  tag: full,
}, async ({ page, open }) => {
  // Free until two weeks before arrival; half is refunded until three days before.
  const soon = { ...coupleAtTestHotel, checkIn: inDays(8), checkOut: inDays(11) }
  const { review, total } = await reviewOf(page, 'Partially Refundable', soon)
  await open(review)
  await expect(page.getByRole('region', { name: 'If plans change' })).toContainText('Cancelling costs')
  await bookFromWallet(page)

  const wallet = await walletOf(page)
  const dialog = await askToCancel(page)
  await expect(dialog).toContainText('This holds until')
  const [retained, back] = [await figure(dialog, 'Cancellation charge'), await figure(dialog, 'Refund')]
  const moves = await figure(dialog, 'The wallet changes byThe margin on it goes back, too')
  expect(retained + back).toBe(total.amount)
  expect(Math.abs(retained - back), 'half and half, but for rounding').toBeLessThan(5)
  await dialog.getByRole('button', { name: /^Cancel and refund NGN/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  expect(await figure(cancelledPart(page), 'Cancellation charge')).toBe(retained)
  expect(await figure(cancelledPart(page), 'Refund')).toBe(back)
  expect(await figure(cancelledPart(page), 'The wallet changes byThe margin on it goes back, too')).toBe(moves)
  expect(await walletOf(page)).toBe(wallet + moves)
})

test('a stay that can no longer be cancelled is unchanged, and the dialog explains it', { tag: full }, async ({ page, open }) => {
  const { review } = await reviewOf(page, 'Too Late to Cancel')
  await open(review)
  await bookFromWallet(page)
  await (await askToCancel(page)).getByRole('button', { name: /^Cancel and refund NGN/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Accommodation cancellation' })
  await expect(dialog).toContainText('This accommodation is not cancellable this late.')
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed')
})
