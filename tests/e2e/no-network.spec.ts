import { expect, full, test } from './fixtures.ts'

test('a lost network is shown at once, keeps the entered data, and recovers automatically', { tag: full }, async ({
  page,
  context,
  open,
}) => {
  await open('/sign-up')
  await page.getByLabel('Agency name').fill('Harmattan')
  await context.setOffline(true)
  const dialog = page.getByRole('dialog', { name: 'No network' })
  await expect(dialog).toBeVisible()
  await context.setOffline(false)
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Agency name')).toHaveValue('Harmattan')
})

test('the no-network dialog can be closed', { tag: full }, async ({ page, context, open }) => {
  await open('/sign-up')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Keep this page open' }).click()
  await expect(page.getByRole('dialog', { name: 'No network' })).toBeHidden()
  await context.setOffline(false)
})
