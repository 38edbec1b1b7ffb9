import type { Page } from '@playwright/test'
import { expect, full, test } from './fixtures.ts'
import { screens } from './screens/screens.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const isFramed = async (page: Page, address = '') =>
  (await (await page.request.get(address)).text()).includes('aria-label="Main"')

// layouts.test.ts checks every address; this test opens one screen of each layout.
test('the agent’s layout surrounds the screens of the main layout and no others', async ({ page }) => {
  for (const address of ['/dashboard', '/order', '/order/new/newFlight', '/accommodation/new', '/link'])
    expect(await isFramed(page, address), address).toBe(true)
  const ticket = await screens['order/flight/export/:id']?.address(page)
  for (const address of [ticket, '/tos', '/privacy-policy']) expect(await isFramed(page, address), address).toBe(false)
})

test('products are named as the specification labels them', async ({ page }) => {
  const labelled = async (address: string, labels: string[]) => {
    const html = await (await page.request.get(address)).text()
    const words = html.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]+>/g, '\n')
    for (const label of labels) expect(words.split('\n'), `${label} at ${address}`).toContain(label)
  }
  await labelled('/order', ['Flights', 'Accommodation', 'Things to do', 'Protection'])
  await labelled('/order/neworder', ['Flights', 'Accommodation'])
  await labelled('/website', ['Flights', 'Accommodation', 'Things to do'])
})

test('the address of a product leads to where its sale starts', async ({ page }) => {
  for (const [product, start] of [
    ['flight', '/order/new/newFlight'],
    ['accommodation', '/accommodation/new'],
  ]) {
    const answer = await page.request.get(`/order/new/${product}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, start])
  }
  expect((await page.request.get('/order/new/spaceship')).status()).toBe(404)
})

test('toasts are shown at the top right, three at most, and close after 5000 ms', { tag: full }, async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.clock.install()
  await open('/settings/agency/link')
  await page.clock.pauseAt(Date.now() + 600_000)
  const toasts = page.locator('[data-toasts]').getByRole('status')
  const copy = page.getByRole('button', { name: /^Copy/ }).first()
  for (let press = 0; press < 5; press += 1) await copy.click()
  await expect(toasts).toHaveCount(3)
  const box = await toasts.first().boundingBox()
  expect([box?.y, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([16, 1280 - 16])
  await page.clock.runFor(4_999)
  await expect(toasts).toHaveCount(3)
  await page.clock.runFor(1)
  await expect(toasts).toHaveCount(2)
  await page.clock.runFor(5_000)
  await expect(toasts).toHaveCount(0)
})
