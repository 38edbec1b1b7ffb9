import type { Locator, Page } from '@playwright/test'
import { FlightSearch } from '#domain/flights/search.ts'
import { apiOf, pay, readyForTravellers, readyToPay, walletOf } from './checkout.ts'
import { expect, full, test, untilLive } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const couple = (days: number) => FlightSearch.parse({ ...toAbuja(days), adults: 2 })
const atExtras = (path: string) => path.replace('/payment/', '/ancillaries/')
const seat = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('button', { name })
/** Seats come after the page, when the airline has answered. */
const cabinIsLive = (page: Page) => untilLive(page, '[data-seat]')
const designator = async (found: Locator) => (await found.getAttribute('data-seat')) ?? ''

test('two seats by keyboard and a bag are paid from the wallet to the kobo, and the order has them', { tag: full }, async ({
  page,
  open,
}) => {
  test.slow()
  const checkout = await readyToPay(page, couple(58))
  const fare = checkout.offer.total.amount
  const wallet = await walletOf(page)
  await open(atExtras(checkout.paymentPath))
  await expect(page.getByRole('button', { name: 'Skip to payment' })).toBeVisible()

  // The tab key enters the cabin at one seat; arrows move from seat to seat.
  await cabinIsLive(page)
  await expect(page.locator('[data-seat][tabindex="0"]')).toHaveCount(1)
  const first = await designator(page.locator('[data-seat][tabindex="0"]'))
  await page.locator('[data-seat][tabindex="0"]').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-seat]:focus')).toHaveAttribute('data-seat', /A$/)
  await seat(page, new RegExp(`^${first}, `)).focus()
  await page.keyboard.press('Enter')
  await expect(seat(page, new RegExp(`^${first}, .*chosen for`))).toBeVisible()

  const second = await designator(seat(page, /^\d+\w, (window|aisle|middle), NGN .*, free$/).last())
  await seat(page, new RegExp(`^${second}, `)).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('tab', { name: /2 of 2 seated/ })).toBeVisible()

  await page
    .getByRole('button', { name: /^More: Checked bag/ })
    .first()
    .click()
  const summary = page.getByLabel('Summary')
  await expect(summary).toContainText('Seats (2)')
  await expect(summary).toContainText(`${first}, ${second}`)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()

  const chosen = (await apiOf(page).call('GET', `/checkouts/${checkout.id}`)).body
  const cost = chosen.extras.reduce((total: number, { price }: { price: { amount: number } }) => total + price.amount, 0)
  expect(cost).toBeGreaterThan(0)
  expect(chosen.offer.total.amount).toBe(fare + cost)
  await pay(page, 'Wallet')
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 30_000 })
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { body: order } = await apiOf(page).call('GET', `/orders/${id}`)
  expect(order.total.amount).toBe(fare + cost)
  expect(await walletOf(page)).toBe(wallet - order.total.amount + order.margin.amount)
  for (const name of [first, second]) await expect(page.getByRole('main')).toContainText(`Seat ${name}`)
  await expect(page.getByRole('main')).toContainText('Checked bag')
})

test('a seat at an exit asks for confirmation first, and one press chooses the cheapest seats together', {
  tag: full,
}, async ({ page, open }) => {
  const checkout = await readyToPay(page, couple(59))
  await open(atExtras(checkout.paymentPath))
  await cabinIsLive(page)
  const exit = await designator(seat(page, /exit row.*, free$/).first())
  await seat(page, new RegExp(`^${exit}, `)).click()
  const ask = page.getByRole('dialog', { name: new RegExp(`Seat ${exit}`) })
  await expect(ask).toContainText('can help in an emergency')
  await ask.getByRole('button', { name: 'No, another seat' }).click()
  await expect(seat(page, /chosen for/)).toHaveCount(0)
  await seat(page, new RegExp(`^${exit}, `)).click()
  await ask.getByRole('button', { name: `Yes, take ${exit}` }).click()
  await expect(seat(page, new RegExp(`^${exit}, .*chosen for`))).toBeVisible()

  await page.getByRole('button', { name: 'Cheapest seats together' }).click()
  await expect(seat(page, /chosen for/)).toHaveCount(2)
  await expect(seat(page, new RegExp(`^${exit}, .*, free$`))).toBeVisible()

  // Nothing has been saved yet, so leaving loses nothing.
  await page.reload()
  await cabinIsLive(page)
  await expect(seat(page, /chosen for/)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Give back seat/ })
    .first()
    .click()
  await expect(seat(page, /chosen for/)).toHaveCount(1)
})

test('the flight can be paid without extras when the airline does not answer', { tag: full }, async ({ page, open, arm }) => {
  const checkout = await readyToPay(page, toAbuja(60))
  await arm({ vendor: 'duffel', fault: '503' })
  await open(atExtras(checkout.paymentPath))
  await expect(page.getByRole('heading', { name: /cannot be read|Not everything could be read/ })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Skip to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()
})

test('seats cannot be chosen before the travellers are saved', { tag: full }, async ({ page, open }) => {
  const path = await readyForTravellers(page, toAbuja(61))
  await open(path.replace('/details/', '/ancillaries/'))
  await expect(page.getByRole('heading', { name: 'Travellers', level: 1 })).toBeVisible()
})
