import type { Page } from '@playwright/test'

/** A computed CSS property of the first element that a selector matches. */
export const styleOf = (selector: string, property: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The titles of the links that the footer has under a heading. */
export const links = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link').allInnerTexts()

/** Position of the logo relative to the links: before, above or between them. */
export async function headerOrder(page: Page): Promise<string> {
  const banner = page.getByRole('banner')
  const logo = await banner.locator('a[href="/"]').first().boundingBox()
  const found = await banner.getByRole('navigation', { name: /pages/i }).all()
  const rows = (await Promise.all(found.map((row) => row.boundingBox()))).filter((box) => box !== null)
  if (!logo || rows.length === 0) return 'nothing'
  if (rows.every((box) => box.y >= logo.y + logo.height)) return 'logo over links'
  return rows.map((box) => (box.x < logo.x ? 'links before logo' : 'logo before links')).join(', ')
}

/** Position of the hero's text relative to its picture. */
export async function heroOrder(page: Page): Promise<string> {
  const words = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
  if (!words || !picture) return 'nothing'
  if (words.y + words.height <= picture.y) return 'over the picture'
  const isInside = words.x >= picture.x && words.x < picture.x + picture.width
  return isInside ? 'on the picture' : 'beside the picture'
}

/** The fields of the search form that a phone shows before any interaction. */
export const phoneForm = async (page: Page) => ({
  line: await page.getByText('Where to? Search flights').isVisible(),
  fields: await page.getByRole('form', { name: 'Search flights' }).getByLabel('From', { exact: true }).isVisible(),
})

/** Which products a visitor is offered. */
export const sells = async (page: Page) => ({
  menu: (await links(page, 'Explore')).filter((title) => ['Flights', 'Hotels', 'Tours'].includes(title)),
  search: await page.getByRole('form', { name: 'Search flights' }).isVisible(),
})
