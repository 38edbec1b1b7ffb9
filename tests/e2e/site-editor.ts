import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'

/** The page on the canvas. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('#preview-frame')

/** The sections on the canvas, from top to bottom. */
export const blocks = (page: Page) => canvasOf(page).locator('[data-puck-component]')

/** The form of the selection. */
export const formOf = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' })

/** The selection: a section, or the page. */
export const chosen = (page: Page) => formOf(page).getByRole('heading', { level: 2 })

export const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()

/** The sections of the page from top to bottom, as the list beside the canvas names them. */
export const sections = (page: Page): Promise<string[]> =>
  page
    .getByRole('complementary', { name: 'Pages and sections' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('button')?.innerText.split('\n')[0] ?? ''))

export async function edit(page: Page, path: string): Promise<FrameLocator> {
  await open(page, `/templating/edit/${encodeURIComponent(path)}`)
  await expect(canvasOf(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
  return canvasOf(page)
}

/** A new flight deal, open in its form. */
export async function addDeal(page: Page): Promise<void> {
  await edit(page, 'deals')
  await page
    .getByRole('button', { name: /Flight deals/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add a deal' }).click()
}

interface Point {
  x: number
  y: number
}

/** A point at the right of an element's box, beside its text; 0 is its top, 1 its bottom. */
export async function pointOf(element: Locator, down: number): Promise<Point> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width * 0.9, y: box.y + box.height * down }
}

/** Drags something with the mouse, at a user's speed. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 16 })
  // A section makes room at the pointer, a new one shows a line there.
  const place = canvasOf(page).locator('[data-dnd-dragging], [data-dnd-placeholder], [data-puck-line-drag]').first()
  await expect(async () => {
    await page.mouse.move(to.x + 2, to.y)
    await page.mouse.move(to.x, to.y)
    await expect(place).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.mouse.up()
}
