import type { Page } from '@playwright/test'
import { pay, readyCheckout } from '../book-flight.ts'
import { readyStay, testRate } from '../book-stay.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { expect, full, open, test } from './fixtures.ts'
import { toAbuja } from './search.ts'
import { shopAt, visitorOf } from './shop.ts'

/** The colour of Savanna's demo site (domain/site/starters.ts), and tones of the portal's own (web/tokens.ts). */
const savanna = 'rgb(11, 85, 99)'
const portal = ['rgb(0, 103, 255)', 'rgb(15, 109, 255)', 'rgb(0, 89, 221)', 'rgb(125, 176, 255)']

/** Every colour of what a page prints. */
const printedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].filter((element) => element.getClientRects().length > 0)
    const colours = shown.flatMap((element) => {
      const { color, backgroundColor, borderTopColor, borderTopWidth, borderLeftColor, borderLeftWidth } =
        getComputedStyle(element)
      const borders = [borderTopWidth === '0px' ? [] : borderTopColor, borderLeftWidth === '0px' ? [] : borderLeftColor]
      return [color, backgroundColor, ...borders.flat()]
    })
    return [...new Set(colours)]
  })

test('pages printed by a customer have the agency’s name, contact and colour, and no colour of the portal', {
  tag: full,
}, async ({ browser, instance }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: shopAt(instance, 'savanna') })
  const page = await context.newPage()
  await open(page, '/trips')
  const api = visitorOf(page)
  const orders: [product: string, id: string][] = []
  for (const [product, checkout] of [
    ['flight', await readyCheckout(api, toAbuja(71))],
    ['stay', await readyStay(api, await testRate(api, 'Successful Booking'))],
  ] as const) {
    const { orderId, redirectUrl } = (await pay(api, checkout, 'card')).body
    await payOnHostedPage(redirectUrl, cards.approved)
    await api.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    const status = async () => (await api.call('GET', `/orders/${orderId}`)).body.status
    await expect.poll(status, { timeout: 20_000 }).toBe('Issued')
    orders.push([product, orderId])
  }
  const printed = [
    '/trips',
    ...orders.map(([product, id]) => `/order/${product}/${id}`),
    `/order/flight/export/${orders[0]?.[1]}`,
  ]
  for (const path of printed)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme })
      await open(page, path)
      if (path.includes('/export/')) expect(await printedColours(page)).not.toEqual(expect.arrayContaining([portal[0]]))
      await page.emulateMedia({ media: 'print', colorScheme })
      const colours = await printedColours(page)
      expect([path, colorScheme, colours]).toEqual([path, colorScheme, expect.arrayContaining([savanna])])
      expect([path, colours.filter((colour) => portal.includes(colour))]).toEqual([path, []])
      const text = await page.locator('body').innerText()
      for (const part of ['Savanna Journeys', 'hello@savanna.test', '+254202345678']) expect(text).toContain(part)
      expect(text).not.toMatch(/Skip to content|Ask for help|Print or save/)
    }
  await context.close()
})
