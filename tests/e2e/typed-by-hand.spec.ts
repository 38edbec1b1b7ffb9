import type { Locator, Page } from '@playwright/test'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { addDeal, canvasOf, edit, formOf, saved } from './site-editor.ts'

/** Replaces the content of a field, key by key. */
async function typeInto(field: Locator, text: string) {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
  await field.pressSequentially(text, { delay: 5 })
  await expect(field).toHaveValue(text)
}

const draftText = async (page: Page) => JSON.stringify((await apiOf(page).call('GET', '/site')).body.site)

test.beforeEach(async ({ page, instance }) => {
  await openAgency(page, instance.url)
})

test('colours are typed in Brand, and the preview of the storefront shows them before they are saved', { tag: full }, async ({
  page,
}) => {
  await open(page, '/settings/agency/brand')
  const frame = page.frameLocator('iframe[title^="The home page"]:not([data-waiting])')
  for (const [name, typed] of [
    ['Primary colour', '#7A1F5C'],
    ['Secondary colour', '1e61dc'],
    ['Button colour', '#0b5f4a'],
  ] as const)
    await typeInto(page.getByRole('textbox', { name, exact: true }), typed)
  await expect
    .poll(() => frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand')))
    .toBe('#7a1f5c')
  await expect(frame.getByRole('banner')).toBeVisible()
  await expect(frame.locator('main section ~ section h2').first()).toHaveCSS('color', 'rgb(122, 31, 92)')
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => frame.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')

  await page.getByRole('button', { name: 'Discard…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Brand saved')).toBeVisible()
  expect(await draftText(page)).toContain('#7a1f5c')
})

test('every kind of field in the editor accepts typing, and an invalid value remains with a hint', {
  tag: full,
}, async ({ page }) => {
  test.slow()
  await addDeal(page)
  const form = formOf(page)
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await typeInto(field('Words under the heading'), 'Fares we found, “today”.')
  await typeInto(field('Name'), 'Lagos & London')
  await typeInto(field('Price before the discount'), '684,200.50')
  await typeInto(field('Discount in per cent'), '12.5')
  await field('Name').focus()
  await saved(page)
  const stored = await draftText(page)
  for (const value of ['Fares we found, “today”.', 'Lagos & London', '"amount":68420050', '"discountPercentage":12.5'])
    expect(stored).toContain(value)

  await typeInto(field('Discount in per cent'), '120')
  await expect(form.getByText('Write a number from 0 to 95.')).toBeVisible()
  await typeInto(form.getByRole('combobox', { name: 'From' }), 'Londn')
  await field('Name').focus()
  await expect(form.getByText('No city or airport is called “Londn”.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'A field is not finished' })).toBeVisible()

  await test.step('both stay while another page is edited, and publishing leads back to them', async () => {
    await page.getByLabel('Page', { exact: true }).selectOption('contact')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const problems = page.getByRole('alert')
    await expect(problems.getByRole('link')).toHaveText(['Deals, Discount in per cent', 'Deals, From'])
    await problems.getByRole('link', { name: 'Deals, From' }).click()
    await expect(form.getByRole('combobox', { name: 'From' })).toBeFocused()
    await expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('Londn')
    await typeInto(form.getByRole('combobox', { name: 'From' }), 'London')
    await page
      .getByRole('option', { name: /London/ })
      .first()
      .click()
    await problems.getByRole('link', { name: 'Deals, Discount in per cent' }).click()
    await expect(field('Discount in per cent')).toHaveValue('120')
    await typeInto(field('Discount in per cent'), '20')
    await expect(page.getByText('Everything is fixed.')).toBeVisible()
  })
})

test('an incomplete link does not prevent saving; publishing names it and opens its field', { tag: full }, async ({ page }) => {
  test.slow()
  await edit(page, 'contact')
  await page.getByRole('button', { name: 'Add Call to action' }).click()
  const form = formOf(page)
  await typeInto(form.getByLabel('The button leads to', { exact: true }), 'htps:/deals')
  await typeInto(form.getByLabel('Heading', { exact: true }), 'Talk to us')
  await saved(page)
  expect(await draftText(page)).toContain('htps:/deals')

  await page.getByLabel('Page', { exact: true }).selectOption('faq')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const problem = page.getByRole('alert').getByRole('link', { name: 'Contact, Talk to us, The button leads to' })
  await expect(page.getByRole('alert')).toContainText('Use a page such as /deals')
  await problem.click()
  const link = form.getByLabel('The button leads to', { exact: true })
  await expect(link).toBeFocused()
  await expect(link).toHaveValue('htps:/deals')
  await open(page, '/website')
  await page.getByRole('link', { name: 'Contact, Talk to us' }).click()
  await expect(link).toBeFocused()
  await typeInto(link, '/deals')
  await saved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/Visitors see version \d+ now/)).toBeVisible()
})

interface Way {
  way: string
  leave(page: Page): Promise<unknown>
}

/** What a person does after typing on the page, without a click elsewhere on it first. */
const ways: Way[] = [
  { way: 'waits', leave: async (page) => saved(page) },
  { way: 'reloads at once', leave: (page) => page.reload() },
  {
    way: 'previews',
    async leave(page) {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Preview', exact: true }).click(),
      ])
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Typed as one previews')
      await tab.close()
    },
  },
  { way: 'goes to another page', leave: (page) => page.getByLabel('Page', { exact: true }).selectOption('faq') },
  { way: 'leaves the editor', leave: (page) => page.getByRole('link', { name: 'Back to the website' }).click() },
  {
    way: 'loses the network and reloads',
    async leave(page) {
      await page.route('**/api/site/draft', (route) => route.abort())
      await expect(page.getByText('The server cannot be reached.')).toBeVisible()
      await page.reload()
      await page.unroute('**/api/site/draft')
    },
  },
  {
    way: 'publishes',
    async leave(page) {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByText(/Visitors see version \d+ now/)).toBeVisible()
    },
  },
]

test('a text that is typed on the page is in the draft, whatever the user does next', { tag: full }, async ({
  page,
  trouble,
}) => {
  test.slow()
  // Chromium does not ask before leaving a page without user interaction, and logs that.
  trouble.allow(/draft|Blocked attempt to show a 'beforeunload'/)
  page.on('dialog', (dialog) => void dialog.accept())
  for (const { way, leave } of ways) {
    await test.step(way, async () => {
      await edit(page, 'contact')
      await canvasOf(page).getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(`Typed as one ${way}`)
      await leave(page)
      await expect.poll(() => draftText(page)).toContain(`Typed as one ${way}`)
    })
  }
})

test('a text that is typed on the page is saved with each character, and Escape reverts it', { tag: full }, async ({ page }) => {
  await edit(page, 'contact')
  const title = canvasOf(page).getByRole('heading', { level: 1 })
  const before = await title.innerText()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await expect(formOf(page).getByLabel('Heading', { exact: true })).toHaveValue(`${before} now`)
  await saved(page)
  // The cursor is still where it was.
  await page.keyboard.type(' and here')
  await expect(title).toHaveText(`${before} now and here`)
  await saved(page)
  expect(await draftText(page)).toContain(`${before} now and here`)
  await page.keyboard.press('Escape')
  await expect(title).toHaveText(before)
  await expect.poll(() => draftText(page)).not.toContain('now and here')
})
