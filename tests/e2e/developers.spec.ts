import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoPassword } from '#server/seed/demo-people.ts'
import { expect, full, open, test } from './fixtures.ts'

test('an owner creates an API key, sees it once and revokes it', { tag: full }, async ({
  page,
  context,
  instance,
  signIn,
  trouble,
}) => {
  trouble.allow(/^422 POST/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'owner@skyways.test')
  await open(page, '/settings/agency/developer')
  await page.getByRole('link', { name: 'Create a key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Back office')
  await page.getByLabel('See orders and travellers').check()
  await page.getByLabel('Allowed addresses').fill('office')
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Create the key' }).click()
  // Nothing but the password is lost.
  await expect(page.getByText(/^Write an address such as 203\.0\.113\.9/)).toBeVisible()
  await expect(page.getByLabel('See orders and travellers')).toBeChecked()
  await page.getByLabel('Allowed addresses').fill('')
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Create the key' }).click()
  await page.getByRole('button', { name: /^Copy API key/ }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  const ask = () => fetch(`${instance.url}/api/orders`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status).toBe(200)

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.getByText('Last used')).toBeVisible()
  expect(await page.content()).not.toContain(key)
  await page.getByRole('button', { name: 'Revoke Back office' }).click()
  await page.getByRole('button', { name: 'Revoke the key' }).click()
  await expect(page.getByText('Revoked by Adaeze Okonkwo')).toBeVisible()
  expect((await ask()).status).toBe(401)
})

test('an action that needs a confirmation asks in a dialog, and goes on with what was typed', async ({
  page,
  signIn,
  trouble,
}) => {
  trouble.allow(/^403 POST/)
  await signIn(page, 'owner@skyways.test')
  await open(page, '/settings/agency/developer/webhooks/new')
  // The session is older than a quarter of an hour: the server's refusals are those of `confirm-first.db.test.ts`.
  let isOld = true
  await page.route(/webhooks\/new\.data/, (route) =>
    isOld && route.request().method() === 'POST'
      ? route.fulfill({ status: 403, headers: { 'x-confirm-first': 'true', 'x-remix-response': 'yes' } })
      : route.fallback(),
  )
  await page.getByLabel('Address').fill('https://example.com/in')
  await page.getByLabel('order.issued').check()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not-the-password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('This is not the password of your account.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
  isOld = false
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
})

test('an owner adds a webhook, sends a test message and reads its log', { tag: full }, async ({ page, signIn, trouble }) => {
  trouble.allow(/^422 POST/)
  const server = createServer((_request, response) => response.writeHead(202).end('Queued'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await signIn(page, 'owner@savanna.test')
  await open(page, '/settings/agency/developer/webhooks/new')
  await page.getByLabel('Address').fill('https://10.0.0.1/in')
  await page.getByLabel('order.issued').check()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(page.getByText('Write a public address').first()).toBeVisible()
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/in`)
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('link', { name: 'Open the webhook' }).click()
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect(page.getByText('Delivered: your server answered 202.')).toBeVisible()
  await page.locator('summary', { hasText: 'ping' }).click()
  await expect(page.getByText('webhook-signature: v1,')).toBeVisible()
  await expect(page.getByText('Queued')).toBeVisible()
  server.close()
})
