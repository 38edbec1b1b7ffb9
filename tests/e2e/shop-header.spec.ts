import type { Page } from '@playwright/test'
import { sizes } from '../sizes.ts'
import { expect, full, open, test } from './fixtures.ts'
import { shopAt, untilFontApplied } from './shop.ts'

/** Content pages are plain HTML, the others hydrate. */
const paths = ['/', '/deals', '/order/new/newFlight', '/trips', '/trips/find', '/sign-in']

/** The header as rendered. */
async function headerOf(page: Page) {
  const banner = page.getByRole('banner')
  const logo = banner.getByRole('link', { name: 'Skyways Travel' })
  return {
    box: await banner.boundingBox(),
    logo: await logo.boundingBox(),
    links: await banner.getByRole('link').filter({ visible: true }).allInnerTexts(),
    last: await banner.getByRole('link').filter({ visible: true }).last().boundingBox(),
    look: await banner.evaluate((header) => {
      const { backgroundColor, borderBottomColor, color, fontFamily } = getComputedStyle(header)
      return { backgroundColor, borderBottomColor, color, fontFamily: fontFamily.split(',')[0] }
    }),
  }
}

/** A small run takes the first, a full run all. */
const looks = [
  ['dark', 390],
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
] as const

for (const [colorScheme, width] of looks.slice(0, sizes.axeLooks)) {
  test(`the header is the same on every page and screen, ${colorScheme}, ${width} pixels wide`, { tag: full }, async ({
    page,
    instance,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    const [first = '', ...others] = paths
    await page.goto(`${shopAt(instance, 'skyways')}${first}`)
    await untilFontApplied(page)
    const wanted = await headerOf(page)
    for (const path of others) {
      await open(page, `${shopAt(instance, 'skyways')}${path}`)
      expect(await headerOf(page), path).toEqual(wanted)
    }
  })
}

test('the menu of a phone opens on hydrated screens and on pages of plain HTML, and closes by key and by a touch outside it', {
  tag: full,
}, async ({ page, instance }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/about', '/trips/find']) {
    await open(page, `${shopAt(instance, 'skyways')}${path}`)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const button = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
    await button.click()
    expect(await menu.getByRole('link').allInnerTexts(), path).toEqual(
      expect.arrayContaining(['Flights', 'About us', 'Find my booking', 'Sign in']),
    )
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(195, 790)
    await expect(menu).toBeHidden()
  }
})
