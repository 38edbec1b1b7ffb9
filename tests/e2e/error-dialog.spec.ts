import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'
import { shopAt } from './shop.ts'

/** Every row of the specification's section 8, written from the specification. */

const titles = [
  ['accommodationSearch', 'Accommodation Search'],
  ['accommodationAvailability', 'Availability'],
  ['accomodationPayment', 'Accommodation payment'],
  ['accomodationCancellation', 'Accommodation cancellation'],
  ['401', 'Unauthorized'],
  ['403', 'Forbidden'],
  ['404', 'Not Found'],
  ['500', 'Internal Server Error'],
  ['accomodationFareUpdate', 'Error'],
  ['anything else', 'Error'],
] as const

const dates = { start_date: '2026-01-05', end_date: '2026-01-09' }
const retry = ['Cancel', 'Retry']
const bodies = [
  [
    'start_date_end_date',
    dates,
    /both dates .*05 Jan 2026.*09 Jan 2026.* in the past.*change them to present or future dates/i,
    retry,
  ],
  ['start_date', dates, /start date .*05 Jan 2026.* is in the past.*change it/i, retry],
  ['end_date', dates, /end date .*09 Jan 2026.* is in the past.*change it/i, retry],
  [
    '82',
    { balance: 1_284_500 },
    /account balance is NGN 1,284,500\.00.*top up the wallet or choose another payment method/i,
    ['Cancel', 'Choose another method'],
  ],
  [
    'accommodation-availability-11',
    {},
    /no available rooms for this accommodation and date.*select another date or accommodation/i,
    ['Cancel', 'Different Accommodation', 'Different Dates'],
  ],
  ['10', {}, /accommodation is not cancellable this late/i, ['Cancel']],
  ['46', {}, /ticket is not issuable.*contact support/i, retry],
  ['1011', {}, /card not found.*verify the account details/i, retry],
  ['42', {}, /error .*third-party payment gateway/i, retry],
  ['401', {}, /sign in/i, retry],
  ['403', {}, /does not allow/i, retry],
  ['404', {}, /does not exist/i, retry],
  ['500', {}, /failed on our side/i, retry],
  ['77', {}, /something went wrong/i, retry],
] as const

const address = (error: { errorCode?: string; errorType?: string; errorPayload?: string }) =>
  `/sign-in?next=%2Forder&${new URLSearchParams({ error: 'true', ...error })}`
const closed = /\/sign-in\?next=%2Forder$/

const stayers = [
  ['Cancel', '46'],
  ['Close', '46'],
  ['Choose another method', '82'],
  ['Different Dates', 'accommodation-availability-11'],
] as const

test('a button that only closes removes the error from the address and stays on the page', { tag: full }, async ({
  page,
  open,
}) => {
  for (const [button, errorCode] of stayers) {
    await open(address({ errorCode, errorType: '500', errorPayload: '{}' }))
    // A modal dialog blocks typing, so the text was typed before it opened.
    await page.getByLabel('E-mail').evaluate((field: HTMLInputElement) => {
      field.value = 'typed@example.com'
    })
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page, button).toHaveURL(closed)
    await expect(page.getByRole('dialog'), button).toBeHidden()
    await expect(page.getByLabel('E-mail'), button).toHaveValue('typed@example.com')
  }
})

test('the Escape key closes the dialog', { tag: full }, async ({ page, open }) => {
  await open(address({ errorCode: '46' }))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(closed)
})

test('Different Accommodation asks for another hotel in the address', { tag: full }, async ({ page, open }) => {
  await open(address({ errorCode: 'accommodation-availability-11', errorType: 'accommodationAvailability' }))
  await page.getByRole('button', { name: 'Different Accommodation' }).click()
  await expect(page).toHaveURL(/\/sign-in\?next=%2Forder&action=choose-different-hotel$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Retry removes the error from the address and loads the page again', { tag: full }, async ({ page, open }) => {
  await open(address({ errorCode: '500' }))
  const loadedAgain = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.getByRole('button', { name: 'Retry' }).click()
  expect((await loadedAgain).url()).toMatch(closed)
  await expect(page).toHaveURL(closed)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the dialog is 600 pixels wide, and 90 per cent of a narrow screen', { tag: full }, async ({ page, open }) => {
  await open(address({ errorCode: '46' }))
  const width = () => page.getByRole('dialog').evaluate((dialog) => Math.round(dialog.getBoundingClientRect().width))
  await expect.poll(width).toBe(600)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(width).toBe(351)
})

test('a corrupt payload is only logged', { tag: full }, async ({ page, open }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('error payload'))
  await open(address({ errorCode: '82', errorPayload: '{"balance":' }))
  await expect(page.getByRole('dialog')).toContainText(/account balance/i)
  expect((await logged).type()).toBe('warning')
})

test('without the error flag nothing opens', { tag: full }, async ({ page, open }) => {
  await open('/sign-in?errorCode=82&errorType=500')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

const noRooms = new URLSearchParams({
  error: 'true',
  errorCode: 'accommodation-availability-11',
  errorType: 'accommodationAvailability',
})

/** Marks the page, to tell later whether it was loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isTheSamePage' in window)

test('on a page of plain HTML the dialog is modal and closes in place', { tag: full }, async ({ page, instance, open }) => {
  const contact = `${shopAt(instance, 'skyways')}/contact`
  const dialog = page.getByRole('dialog', { name: 'Availability' })
  for (const leave of ['Cancel', 'Different Dates', 'Close', 'Escape']) {
    await open(`${contact}?tab=1&${noRooms}`)
    await expect(dialog.getByRole('button', { name: 'Cancel' }), leave).toBeFocused()
    expect(await dialog.evaluate((one) => one.matches(':modal')), leave).toBe(true)
    await mark(page)
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: leave }).click()
    await expect(page, leave).toHaveURL(`${contact}?tab=1`)
    await expect(dialog, leave).toBeHidden()
    expect(await isMarked(page), leave).toBe(true)
  }
  await open(`${contact}?tab=1&${noRooms}`)
  await dialog.getByRole('button', { name: 'Different Accommodation' }).click()
  await expect(page).toHaveURL(`${contact}?tab=1&action=choose-different-hotel`)
  await open(`${contact}?tab=1&error=true&errorCode=500&errorPayload={`)
  await mark(page)
  await page.getByRole('dialog', { name: 'Internal Server Error' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(`${contact}?tab=1`)
  expect(await isMarked(page), 'loaded again').toBe(false)
})

for (const face of ['a storefront', 'the portal']) {
  test(`over results of ${face} the dialog stays while they come, and leaves them as they are`, { tag: full }, async ({
    page,
    instance,
    open,
    signIn,
  }) => {
    const isShop = face === 'a storefront'
    if (!isShop) await signIn(page, 'owner@skyways.test')
    const host = isShop ? shopAt(instance, 'skyways') : instance.url
    const payload = encodeURIComponent('{"balance":1000}')
    const low = `error=true&errorCode=82&errorType=accomodationPayment&errorPayload=${payload}`
    await open(`${host}/order/new/flight/newoffers?${searchToParams(toAbuja(73))}&${low}`)
    await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?.*errorCode=82/)
    const dialog = page.getByRole('dialog', { name: 'Accommodation payment' })
    await expect(dialog).toContainText('The account balance is NGN 1,000.00.')
    await dialog.getByRole('button', { name: 'Choose another method' }).click()
    await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?(?!.*error)/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  })
}

// The server renders the dialog: its words need no script.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ trouble }) => trouble.allow(/^csp GET .*\/assets\//))

  test('each error type has its title', { tag: full }, async ({ page }) => {
    for (const [errorType, title] of titles) {
      await page.goto(address({ errorType, errorCode: '46' }))
      await expect(page.getByRole('dialog', { name: title, exact: true }), errorType).toBeVisible()
    }
  })

  test('each error code shows its text and its buttons', { tag: full }, async ({ page }) => {
    for (const [errorCode, payload, body, buttons] of bodies) {
      await page.goto(address({ errorCode, errorPayload: JSON.stringify(payload) }))
      const dialog = page.getByRole('dialog')
      await expect(dialog, errorCode).toContainText(body)
      await expect(dialog.getByRole('button').and(dialog.locator(':not([aria-label=Close])')), errorCode).toHaveText([...buttons])
    }
  })

  for (const place of ['a page of plain HTML', 'a screen that runs'])
    test(`on ${place} the dialog is shown, and its buttons lead on`, { tag: full }, async ({ page, instance, trouble }) => {
      trouble.allow(/^csp GET .*\/assets\//)
      const address = place === 'a screen that runs' ? '/trips/find' : '/about'
      const here = `${shopAt(instance, 'skyways')}${address}`
      const dialog = page.getByRole('dialog', { name: 'Availability' })
      for (const [button, query] of [
        ['Cancel', '?tab=1'],
        ['Different Dates', '?tab=1'],
        ['Different Accommodation', '?tab=1&action=choose-different-hotel'],
      ] as const) {
        await page.goto(`${here}?tab=1&${noRooms}`)
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: button }).click()
        await expect(page).toHaveURL(here + query)
        await expect(dialog).toBeHidden()
      }
    })
})
