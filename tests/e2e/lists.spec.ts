import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

test('a list is filtered by dates, saved as a view and exported as it is shown, and its columns are chosen', {
  tag: full,
}, async ({ page, open, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  await open('/transactions?kind=gift&from=2026-02-31')
  await expect(page.getByText('“gift” is not a kind of transaction. Transactions of any kind are shown.')).toBeVisible()
  await expect(page.getByText('“2026-02-31” is not a day. The list begins with its oldest row.')).toBeVisible()

  await open('/transactions')
  await page.getByRole('combobox', { name: 'Any kind' }).selectOption('wallet-purchase')
  await page.getByLabel('Moved from').fill('2020-01-01')
  await page.getByLabel('Moved from').press('Enter')
  await expect(page).toHaveURL(/kind=wallet-purchase.*from=2020-01-01/)

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('textbox', { name: 'Save this search as' }).fill('Payments')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Payments' })).toBeVisible()
  await page.keyboard.press('Escape')
  const rows = await page.getByRole('row').count()
  const csv = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '')
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(rows)

  await open('/transactions')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL(/kind=wallet-purchase.*from=2020-01-01/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Reference' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Reference' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Reference' })).toHaveCount(0)
})

test('a bulk action on orders shows the result of each', { tag: full }, async ({ page, open, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  const { body } = await apiOf(page).call('GET', '/orders?statusType=Issued')
  await open('/order?statusType=Issued')
  for (const order of body.items.slice(0, 2)) await page.getByRole('checkbox', { name: `Select Order ${order.number}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Release what is held' }).click()
  await page.getByRole('button', { name: 'Release what is held (2)' }).click()
  await expect(page.getByText('Done for 0 of 2, 2 failed')).toBeVisible()
  for (const order of body.items.slice(0, 2))
    await expect(page.getByText(new RegExp(`Order ${order.number}, .*: .*\\.`))).toBeVisible()
})

test('on a phone the rows of a list come before its filters, which a button opens', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'owner@skyways.test')
  await open('/order?statusType=Issued&from=2020-01-31')
  const status = page.getByRole('combobox', { name: 'Any status' })
  await expect(page.getByRole('link', { name: /^Order / }).first()).toBeInViewport()
  await expect(status).toBeHidden()
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await expect(status).toHaveValue('Issued')
  const from = page.getByLabel('Sold from')
  await expect(from).toHaveValue('31 Jan 2020')
  await from.fill('1/2/2020')
  await from.blur()
  await expect(page).toHaveURL(/from=2020-02-01/)
  await expect(from).toHaveValue('01 Feb 2020')
})
