import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'agent@skyways.test'))

const rows = [
  'Name,E-mail,Phone',
  'Amara Obi,amara@journey.test,+2348055550001',
  'No Address,not-an-address,',
  'A. Obi,amara+work@journey.test,+2348055550002',
].join('\n')

test('an agent imports a list, tags a customer, merges a duplicate and undoes it', { tag: full }, async ({ page, open }) => {
  await open('/users/import')
  await page.getByLabel('Or paste the rows').fill(rows)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Field of the column E-mail')).toHaveValue('email')
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill('Journey')
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download refused rows' }).click()
  expect((await download).suggestedFilename()).toMatch(/^refused-.*\.csv$/)
  await page.getByRole('link', { name: 'Show customers' }).click()
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Amara Obi' }).click()

  await expect(page.getByRole('heading', { name: 'Amara Obi', level: 1 })).toBeVisible()
  await page.getByLabel('New tag').fill('VIP')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('VIP')
  await page.getByLabel('New note').fill('Prefers morning flights.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Prefers morning flights.')

  await page.getByRole('link', { name: 'Merge A. Obi into Amara Obi' }).click()
  await expect(page.getByRole('heading', { name: 'Merge A. Obi into Amara Obi' })).toBeVisible()
  await page.getByRole('group', { name: 'Phone' }).getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Merge customers' }).click()
  const contact = page.getByRole('region', { name: 'Contact and preferences' })
  await expect(contact).toContainText('amara+work@journey.test')
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await expect(contact).not.toContainText('amara+work@journey.test')
  const { body } = await apiOf(page).call('GET', '/customers?tag=Journey')
  expect(body.items).toHaveLength(2)
})
