import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'

const canvasOf = (page: Page) => page.frameLocator('#preview-frame')
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()

/** The sections of the page from top to bottom, as the list beside the canvas names them. */
const sections = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Pages and sections' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('button')?.innerText.split('\n')[0] ?? ''))

const chosen = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' }).getByRole('heading', { level: 2 })

async function edit(page: Page, path: string): Promise<FrameLocator> {
  await open(page, `/templating/edit/${path}`)
  await expect(canvasOf(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
  return canvasOf(page)
}

interface Point {
  x: number
  y: number
}

/** A point at the right of what an element covers on the screen, beside its words; 0 is its top, 1 its bottom. */
async function pointOf(element: Locator, down: number): Promise<Point> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width * 0.9, y: box.y + box.height * down }
}

/** Takes something with the mouse to another place, as slowly as a hand. */
async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 16 })
  await expect(async () => {
    // The page makes room under the hand before it lets go.
    await page.mouse.move(to.x + 2, to.y)
    await page.mouse.move(to.x, to.y)
    await expect(canvasOf(page).locator('[data-dnd-dragging], [data-dnd-placeholder]').first()).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.mouse.up()
}

test.beforeEach(async ({ page, instance }) => {
  await openAgency(page, instance.url)
})

test('sections are dragged on the page, and added under the one that is chosen', async ({ page }) => {
  test.slow()
  const canvas = await edit(page, 'contact')
  const [first = '', second = ''] = await sections(page)
  const block = (at: number) => canvas.locator('[data-puck-component]').nth(at)

  await test.step('a section is dragged over the one below', async () => {
    const under = await pointOf(block(1), 0.6)
    await drag(page, await pointOf(block(0), 0.3), under)
    await expect.poll(async () => (await sections(page)).slice(0, 2)).toEqual([second, first])
    await saved(page)
  })

  await test.step('a new one is added under the one that is chosen', async () => {
    const before = await sections(page)
    await page.getByRole('button', { name: 'Add Call to action' }).click()
    await expect.poll(() => sections(page)).toHaveLength(before.length + 1)
    await expect(chosen(page)).toHaveText('Call to action')
  })
  await saved(page)
})

test('what is chosen stays chosen when a change is taken back', async ({ page }) => {
  await edit(page, 'faq')
  const [name = ''] = await sections(page)
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  const heading = page.getByLabel('Heading', { exact: true })
  await heading.fill('Ask away')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(heading).toHaveValue(name)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(heading).toHaveValue('Ask away')
})

test('sections and their items are put in order by mouse and by keyboard alone', async ({ page }) => {
  test.slow()
  await edit(page, 'faq')
  const order = await sections(page)
  const [name = ''] = order
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .press('Enter')
  const form = page.getByRole('complementary', { name: 'What is chosen' })
  const items = () =>
    form
      .getByRole('group', { name: 'Questions' })
      .locator('[aria-expanded]')
      .evaluateAll((all) => all.map((each) => each.textContent))
  const [one, two, three, ...rest] = await items()

  const item = (text: string | null | undefined) => form.getByRole('button', { name: text ?? '', exact: true })
  await item(one).dragTo(item(three))
  await expect.poll(items).toEqual([two, three, one, ...rest])
  await item(three).press('Enter')
  await form.getByRole('button', { name: `Move ${three} up` }).press('Enter')
  await expect.poll(items).toEqual([three, two, one, ...rest])
  if (order.length > 1) {
    await page.getByRole('button', { name: `Move ${name} down` }).press('Enter')
    await expect.poll(async () => (await sections(page))[1]).toBe(name)
  }
  await saved(page)
})

test('the page is drawn in the width of a phone, a tablet and a desk', async ({ page }) => {
  const canvas = await edit(page, 'home')
  for (const [device, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name: `${device}, ${width} pixels` }).click()
    await expect.poll(() => canvas.locator('html').evaluate(() => document.documentElement.clientWidth)).toBe(width)
    await expect(canvas.locator('summary', { hasText: 'Menu' })).toBeVisible({ visible: width < 1080 })
  }
})

test('offline the editor goes on, and sends what waited', async ({ page, context, trouble }) => {
  trouble.allow(/draft/)
  await edit(page, 'faq')
  await context.setOffline(true)
  await page.getByLabel('Name of the page').fill('Asked on the way')
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'No network' })).toHaveCount(0)
  await context.setOffline(false)
  await saved(page)
})
