import { apiOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'

test('an action on several orders says what became of each', async ({ page, open, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  const { body } = await apiOf(page).call('GET', '/orders?statusType=Issued')
  await open('/order?statusType=Issued')
  for (const order of body.items.slice(0, 2)) await page.getByRole('checkbox', { name: `Select Order ${order.number}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Release the seats' }).click()
  await page.getByRole('button', { name: 'Release the seats (2)' }).click()
  await expect(page.getByText('Done for 0 of 2, 2 failed')).toBeVisible()
  for (const order of body.items.slice(0, 2))
    await expect(page.getByText(new RegExp(`Order ${order.number}, .*: .*\\.`))).toBeVisible()
})
