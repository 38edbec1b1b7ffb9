import type { Locator, Page } from '@playwright/test'
import { sizes } from '../sizes.ts'
import { expect, full, open, test } from './fixtures.ts'
import { shopAt, untilFormRuns } from './shop.ts'

/** Every field for a place: its page, and the suggestions for "Londn". */
const fields = [
  { at: '/order/new/newFlight', label: 'From', meant: 'London (LON)', button: 'Search flights' },
  { at: '/order/new/newFlight?trip=multi-city&from=LOS&to=ABV', label: 'To', meant: 'London (LON)', button: 'Search flights' },
  {
    at: '/accommodation/new',
    label: 'Where',
    meant: 'London, England, United Kingdom',
    button: 'Search accommodation',
  },
]

/** Types into a field of a search and leaves it. */
async function typeAndLeave(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await field.fill(text)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Tab')
}

for (const device of ['desktop', 'phone'] as const)
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use({ viewport: { width: 390, height: 844 } })

    // A small run has a place of each product: one typed beside the form, one in the sheet of a phone.
    const usual = device === 'desktop' ? fields.slice(0, 1) : fields.slice(-1)
    for (const { at, label, meant, button } of sizes.everyCase ? fields : usual)
      test(`a text without a place stays in “${label}” of ${at} on leaving, sending and reloading, until a place is chosen`, {
        tag: full,
      }, async ({ page, instance }) => {
        await open(page, shopAt(instance, 'skyways') + at)
        const form = page.getByRole('form', { name: button })
        await untilFormRuns(form)
        const field = form.getByLabel(label, { exact: true }).last()
        await typeAndLeave(page, field, 'Londn')
        const stays = async () => {
          await expect(field).toHaveValue('Londn')
          await expect(form.getByText(/^“Londn” is not /)).toBeVisible()
          await expect(form.getByRole('button', { name: meant, exact: true })).toBeVisible()
        }
        await stays()
        await form.getByRole('button', { name: button }).click()
        await stays()
        await expect(page).toHaveURL(/Londn/)
        await page.reload()
        await untilFormRuns(form)
        await stays()
        await form.getByRole('button', { name: meant, exact: true }).click()
        await expect(field).toHaveValue(meant)
        await expect(form.getByText(/^“Londn” is not /)).toHaveCount(0)
      })

    test('the home page’s form keeps an unknown place, shows suggestions, and sends nothing before one is chosen', {
      tag: full,
    }, async ({ page, instance }) => {
      await page.goto(shopAt(instance, 'skyways'))
      const opener = page.getByText('Where to? Search flights')
      if (await opener.isVisible()) await opener.click()
      const form = page.getByRole('form', { name: 'Search flights' })
      const to = form.getByLabel('To', { exact: true })
      const unknown = form.getByRole('alert').filter({ hasText: '“Londn” is not an airport or city we know.' })
      const from = form.getByLabel('From', { exact: true })
      await from.fill('LOS')
      await page.keyboard.press('Tab')
      await expect(from).toHaveValue('Lagos (LOS)')
      await to.fill('Londn')
      await expect(form.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(to).toHaveValue('Londn')
      await expect(form.getByRole('button', { name: 'London (LON)', exact: true })).toBeVisible()

      await form.getByRole('button', { name: 'Search flights' }).click()
      await expect(to).toBeFocused()
      await expect(to).toHaveValue('Londn')
      await expect(unknown).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')

      await form.getByRole('button', { name: 'London (LON)', exact: true }).click()
      await expect(to).toHaveValue('London (LON)')
      await expect(unknown).toHaveCount(0)

      // A prefix of a name selects it on leaving the field; Enter selects the first open suggestion.
      await to.fill('abuj')
      await page.keyboard.press('Tab')
      await expect(to).toHaveValue('Abuja (ABV)')
      await to.fill('Londn')
      await expect(form.getByRole('listbox').getByRole('option').first()).toContainText('London')
      await page.keyboard.press('Enter')
      await expect(to).toHaveValue('London (LON)')
    })
  })
