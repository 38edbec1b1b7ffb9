import type { Page } from '@playwright/test'
import { apiOf } from './checkout.ts'
import { expect, full, test, untilLive } from './fixtures.ts'
import { openResults, toAbuja } from './search.ts'

const query = toAbuja(62)
const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const cards = (page: Page) => page.getByRole('article')
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /flights?$/ })

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('filters reduce the list and its counts, are in the address, and survive a reload', { tag: full }, async ({ page }) => {
  await openResults(page, query)
  await expect(counted(page)).toHaveText(/^\d+ flights$/)
  const all = Number.parseInt((await counted(page).textContent()) ?? '', 10)

  const refundable = rail(page).getByRole('checkbox', { name: /^Refundable/ })
  await refundable.check()
  await expect(page).toHaveURL(/refundable=1/)
  const morning = rail(page).getByText('Times', { exact: true })
  await morning.click()
  await rail(page)
    .getByRole('group', { name: 'Departs Lagos' })
    .getByRole('checkbox', { name: /^Morning/ })
    .check()
  await expect(page).toHaveURL(/departs=0-morning/)
  await expect(counted(page)).toHaveText(/^\d+ of \d+ flights$/)
  const narrowed = await counted(page).textContent()
  expect(Number.parseInt(narrowed ?? '', 10)).toBeLessThan(all)

  await page.reload()
  await untilLive(page)
  await expect(counted(page)).toHaveText(narrowed ?? '')
  await expect(refundable).toBeChecked()
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await chips.getByRole('button', { name: 'Remove: Refundable' }).click()
  await expect(page).not.toHaveURL(/refundable/)
  await chips.getByRole('button', { name: 'Clear all' }).click()
  await expect(counted(page)).toHaveText(`${all} flights`)
})

test('a sort without a tab gets one, with its rule', { tag: full }, async ({ page }) => {
  await openResults(page, query)
  await page.getByLabel('Sort by').selectOption('Earliest departure')
  await expect(page.getByRole('tab', { name: /^Earliest departure/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'How results are sorted' }).click()
  await expect(page.getByText(/^Earliest departure of the first way first/)).toBeVisible()
  await expect(page).toHaveURL(/sort=departure/)
  const departures = await cards(page).evaluateAll((all) => all.map((one) => one.querySelector('time')?.dateTime ?? ''))
  expect(departures.length).toBeGreaterThan(1)
  expect(departures).toEqual(departures.toSorted())
})

test('fares are shown side by side, with their rules as tables and as a text', { tag: full }, async ({ page }) => {
  await openResults(page, query)
  const card = cards(page)
    .filter({ hasText: /View \d+ fares/ })
    .first()
  await card.getByRole('button', { name: /^View/ }).click()
  const fares = card.getByRole('list', { name: 'Fares' }).getByRole('listitem')
  expect(await fares.count()).toBeGreaterThan(1)
  await expect(fares.first()).toContainText('Checked bags')
  await expect(fares.first()).toContainText('Seat choice')
  await fares.first().getByRole('button', { name: 'Fare rules' }).click()
  const rules = page.getByRole('dialog', { name: /^Fare rules/ })
  await expect(rules.getByRole('row', { name: /^Fare basis/ })).toBeVisible()
  await expect(rules.getByRole('row', { name: /^Adult/ })).toBeVisible()
  await expect(rules).toContainText(/Lagos to Abuja: .*fare basis/)
  await expect(rules).toContainText(/A change is not possible|can be changed before departure|A change before departure/)
})

test('flights are mailed to a customer at the price they would pay', { tag: full }, async ({ page, trouble }) => {
  trouble.allow(/^422 POST .*offers/)
  await openResults(page, query)
  const price = await cards(page).first().getByText(/^NGN/).first().textContent()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Mail flights to a customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send flights to a customer' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('E-mail')
  await dialog.getByLabel('E-mail').fill('ngozi.obi@example.com')
  await dialog.getByLabel('Note').fill('The first one is direct.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The flights are on their way to ngozi.obi@example.com.')).toBeVisible()

  const { body } = await apiOf(page).call('GET', '/mails?query=ngozi.obi@example.com')
  const [row] = body.items
  const { body: mail } = await apiOf(page).call('GET', `/mails/${row.id}`)
  expect(mail.subject).toBe('3 flights to choose from: Lagos to Abuja')
  expect(mail.text).toContain(price)
  expect(mail.text).toContain('The first one is direct.')
  expect(`${mail.text}${mail.html}`).not.toMatch(/markup|you earn|net /i)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters are a sheet that shows how many flights they leave', { tag: full }, async ({ page }) => {
    await openResults(page, query, '&changeable=1')
    await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('Changeable')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Refundable/ }).check()
    await sheet.getByRole('button', { name: /^Show \d+ flights?$/ }).click()
    await expect(page).toHaveURL(/refundable=1/)
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  })
})
