import { expect, full, test } from './fixtures.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

/** Totals in the list, in the order of its rows. */
const shown = /(?:NGN|USD|EUR) [\d,]+\.\d\d/g

test('prices are in the chosen currency, and the server renders the same amounts', { tag: full }, async ({ page, open }) => {
  await open('/order')
  const totals = page.getByRole('table').getByText(shown)
  const inNaira = await totals.allTextContents()
  await page.getByRole('button', { name: 'Prices in NGN' }).click()
  await page.getByLabel('Find a currency').fill('dollar')
  await page.getByRole('option', { name: /^USD/ }).click()
  await expect(page.getByRole('button', { name: 'Prices in USD' })).toBeVisible()
  await expect(totals.first()).toHaveText(/^USD [\d,]+\.\d\d$/)
  const inDollars = await totals.allTextContents()

  await test.step('each is the naira price divided by the saved rate, with two decimals', async () => {
    const rate = await page.evaluate(() => Number(localStorage.getItem('currencyRate')))
    const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''))
    for (const [at, text] of inNaira.entries())
      expect(Math.abs(amount(inDollars[at] ?? '') - amount(text) / rate), `${text} at ${rate}`).toBeLessThanOrEqual(0.01)
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('USD')
  })

  await test.step('the server sends what the page shows after a reload', async () => {
    const html = await (await page.request.get('/order')).text()
    const table = html.slice(html.indexOf('<tbody'), html.indexOf('</tbody>'))
    const sent = table.replace(/<!-- -->/g, '').match(shown)
    expect(sent).toEqual(inDollars)
    await open('/order')
    expect(await totals.allTextContents()).toEqual(inDollars)
  })

  await test.step("the wallet's balance stays in its own currency", async () => {
    await expect(page.getByRole('link', { name: /^Wallet balance NGN/ }).first()).toBeVisible()
  })
})

test('a corrupt saved currency is only logged, and prices are in naira', { tag: full }, async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem('currency', '{broken')
    localStorage.setItem('currencyRate', 'NaN')
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('"currency"'))
  await open('/order')
  expect((await logged).type()).toBe('warning')
  await expect(page.getByRole('button', { name: 'Prices in NGN' })).toBeVisible()
})
