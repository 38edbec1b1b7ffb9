import { expect, full, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { blocks, chosen, drag, edit, formOf, pointOf, saved, sections } from './site-editor.ts'

test.beforeEach(async ({ page, instance }) => {
  await openAgency(page, instance.url)
})

test('sections are dragged on the page, and new ones from the gallery onto it', { tag: full }, async ({ page }) => {
  test.slow()
  await edit(page, 'contact')
  const [first = '', second = '', ...others] = await sections(page)

  await test.step('a section is dragged over the one below', async () => {
    const under = await pointOf(blocks(page).nth(1), 0.6)
    await drag(page, await pointOf(blocks(page).nth(0), 0.3), under)
    await expect.poll(() => sections(page)).toEqual([second, first, ...others])
    await saved(page)
  })

  await test.step('a new one is dragged between the two', async () => {
    const grip = page.getByRole('complementary', { name: 'Pages and sections' }).locator('[data-testid="drawer-item:cta"]')
    const from = await pointOf(grip, 0.5)
    await drag(page, from, await pointOf(blocks(page).nth(1), 0.1))
    await expect.poll(() => sections(page)).toEqual([second, 'Rather talk to somebody?', first, ...others])
    await expect(chosen(page)).toHaveText('Call to action')
    await saved(page)
  })

  await test.step('it is taken back and brought again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => sections(page)).toEqual([second, first, ...others])
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => sections(page)).toEqual([second, 'Rather talk to somebody?', first, ...others])
  })
})

test('sections are added, sorted and removed by keyboard alone', { tag: full }, async ({ page }) => {
  test.slow()
  await edit(page, 'contact')
  const [first = '', second = '', ...others] = await sections(page)
  const focused = page.locator(':focus')

  await page.getByRole('button', { name: new RegExp(`^${first}`) }).press('Enter')
  await page.getByRole('button', { name: 'Add Call to action' }).press('Enter')
  await expect.poll(() => sections(page)).toEqual([first, 'Rather talk to somebody?', second, ...others])
  await expect(chosen(page)).toHaveText('Call to action')

  const down = page.getByRole('button', { name: `Move ${first} down` })
  await down.focus()
  // The same key repeated on the focused element: while the item moves, and at the end where the key does nothing.
  for (const place of [1, 2, 2]) {
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sections(page)).indexOf(first)).toBe(place)
    await expect(focused).toHaveAccessibleName(`Move ${first} down`)
  }
  await expect(page.getByRole('status').filter({ hasText: `${first} is section 3 of 3 now.` })).toBeAttached()

  await page.getByRole('button', { name: /^Rather talk/ }).press('Enter')
  await formOf(page).getByRole('button', { name: 'Remove' }).press('Enter')
  await expect.poll(() => sections(page)).toEqual([second, ...others, first])
  await saved(page)
})

test('the selected section stays selected when a change is undone', { tag: full }, async ({ page }) => {
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

test('sections and their items are sorted by mouse and by keyboard alone', { tag: full }, async ({ page }) => {
  test.slow()
  await edit(page, 'faq')
  const order = await sections(page)
  const [name = ''] = order
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .press('Enter')
  const form = formOf(page)
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
  await expect(page.locator(':focus')).toHaveAccessibleName(`Move ${three} up`)
  if (order.length > 1) {
    await page.getByRole('button', { name: `Move ${name} down` }).press('Enter')
    await expect.poll(async () => (await sections(page))[1]).toBe(name)
  }
  await saved(page)
})

test('the page is rendered in the width of a phone, a tablet and a desktop', { tag: full }, async ({ page }) => {
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

test('offline the editor continues, and sends the changes later', { tag: full }, async ({ page, context, trouble }) => {
  trouble.allow(/draft/)
  await edit(page, 'faq')
  await context.setOffline(true)
  await page.getByLabel('Name of the page').fill('Asked on the way')
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'No network' })).toHaveCount(0)
  await context.setOffline(false)
  await saved(page)
})
