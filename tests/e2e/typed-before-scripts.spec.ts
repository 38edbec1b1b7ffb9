import type { Page } from '@playwright/test'
import { expect, full, test } from './fixtures.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

/** Opens an address whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsCome
}

test('text entered into a list before hydration is searched after it', { tag: full }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/order')
  await page.getByRole('searchbox').fill('nobody-has-this-name')
  letScriptsCome()
  await expect(page).toHaveURL(/query=nobody-has-this-name/)
  await expect(page.getByRole('searchbox')).toHaveValue('nobody-has-this-name')
})

test('places and days typed into a search form before hydration are the form’s after it', { tag: full }, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/order/new/newFlight')
  const field = (label: string) => page.getByRole('combobox', { name: label, exact: true })
  await field('From').fill('Lagos')
  await field('Departure').fill('12 Dec')
  await field('To').fill('London')
  letScriptsCome()
  // The field with the focus shows its suggestions; the others are read as on leaving them.
  await expect(page.getByRole('option', { name: /London/ }).first()).toBeVisible()
  await expect(field('To')).toHaveValue('London')
  await expect(field('From')).toHaveValue('Lagos (LOS)')
  await expect(field('Departure')).toHaveValue(/12 Dec/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=LOS&to=LON&depart=\d{4}-12-12/)
})
