import { expect, test, variant } from './fixtures.ts'

test('text entered into a list before hydration is searched after it', { tag: variant }, async ({ page, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/order', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nobody-has-this-name')
  letScriptsCome()
  await expect(page).toHaveURL(/query=nobody-has-this-name/)
  await expect(page.getByRole('searchbox')).toHaveValue('nobody-has-this-name')
})
