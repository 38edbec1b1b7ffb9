import type { Page } from '@playwright/test'
import { sizes } from '../sizes.ts'
import { expect, full, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { blocks, canvasOf, edit, saved, sections } from './site-editor.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' })
const title = (page: Page) => canvasOf(page).getByRole('heading', { level: 1 })

/** Waits until the server has saved the change of `act`. */
async function andSaved(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse((each) => each.url().endsWith('/api/site/draft') && each.request().method() === 'PUT')
  await act()
  expect((await answer).status()).toBe(200)
}

interface Change {
  what: string
  act(page: Page): Promise<void>
  see(page: Page): Promise<unknown>
}

const changes: Change[] = [
  {
    what: 'a section that was added',
    act: (page) => page.getByRole('button', { name: 'Add Call to action' }).click(),
    see: sections,
  },
  {
    what: 'a text that was written on the page',
    async act(page) {
      await title(page).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Come and see us')
      await page.keyboard.press('Enter')
    },
    see: (page) => title(page).innerText(),
  },
  {
    what: 'a text that was written in the form',
    act: (page) => page.getByLabel('Heading', { exact: true }).fill('Knock at our door'),
    see: (page) => title(page).innerText(),
  },
  {
    what: 'a section that was moved',
    async act(page) {
      const [first] = await sections(page)
      await page.getByRole('button', { name: `Move ${first} down` }).click()
    },
    see: sections,
  },
  {
    what: 'a section that was hidden',
    async act(page) {
      const [first] = await sections(page)
      await page.getByRole('button', { name: `Hide ${first}` }).click()
    },
    see: async (page) => (await blocks(page).allInnerTexts()).map((text) => text.includes('Hidden from visitors')),
  },
]

/** Does, undoes and redoes each of these steps, one after the other; `after` is awaited after each. */
async function thereAndBack(page: Page, these: readonly Change[], after: (act: () => Promise<void>) => Promise<void>) {
  for (const { what, act, see } of these) {
    await test.step(what, async () => {
      const before = await see(page)
      await after(() => act(page))
      await after(() => undo(page).click())
      await expect.poll(() => see(page)).toEqual(before)
      await after(() => redo(page).click())
      await expect.poll(() => see(page)).not.toEqual(before)
    })
  }
}

test.beforeEach(async ({ page, instance }) => {
  await openAgency(page, instance.url)
  await edit(page, 'contact')
})

test('each step is undone and redone while it is saved in between', { tag: full }, async ({ page }) => {
  test.slow()
  const start = [await sections(page), await title(page).innerText()]
  // Every answer of the server is waited for: a change of the sections and one of a text, unless there is time for all.
  const these = sizes.everyCase ? changes : changes.slice(0, 2)
  await thereAndBack(page, these, (act) => andSaved(page, act))
  for (const _ of these) await undo(page).click()
  await expect.poll(async () => [await sections(page), await title(page).innerText()]).toEqual(start)
  await expect(undo(page)).toBeDisabled()
})

test('the latest change is undone and redone without waiting', { tag: full }, async ({ page }) => {
  test.slow()
  await thereAndBack(page, changes, (act) => act())
})

test('a section that is undone at once can be redone', { tag: full }, async ({ page }) => {
  const before = await sections(page)
  await page.getByLabel('Name of the page').fill('Come by')
  await saved(page)
  // Faster than any user: earlier changes must not be lost either.
  await page.getByRole('button', { name: 'Add Call to action' }).evaluate((add: HTMLElement) => {
    add.click()
    document.querySelector<HTMLElement>('[aria-label=Undo]')?.click()
  })
  await expect(redo(page)).toBeEnabled()
  expect(await sections(page)).toEqual(before)
  await expect(page.getByLabel('Name of the page')).toHaveValue('Come by')
  await redo(page).click()
  await expect.poll(() => sections(page)).toEqual([...before, 'Rather talk to somebody?'])
})

test('the keys of undo and redo work outside the canvas and on it', { tag: full }, async ({ page }) => {
  const before = await sections(page)
  const add = page.getByRole('button', { name: 'Add Call to action' })
  await add.press('Enter')
  await add.press('ControlOrMeta+z')
  await expect.poll(() => sections(page)).toEqual(before)
  await add.press('ControlOrMeta+y')
  await expect.poll(() => sections(page)).toHaveLength(before.length + 1)
  await blocks(page)
    .first()
    .click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => sections(page)).toEqual(before)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => sections(page)).toHaveLength(before.length + 1)
})
