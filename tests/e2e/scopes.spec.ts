import { apiOf, readyToPay } from './checkout.ts'
import { expect, full, open, signIn, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test('a member with a role for own orders sees no other, and a payment above the limit waits until the owner decides', {
  tag: full,
}, async ({ page, browser, instance, signIn: signInAs, trouble }) => {
  trouble.allow(/checkouts/)
  await signInAs(page, 'owner@skyways.test')
  const api = apiOf(page)

  await test.step('a branch is added, and a member is put into it', async () => {
    await open(page, '/settings/branches')
    await page.getByLabel('Name', { exact: true }).fill('Lekki office')
    await page.getByLabel('Address (optional)').fill('12 Admiralty Way')
    await page.getByRole('button', { name: 'Add branch' }).click()
    await expect(page.getByText('Branch added')).toBeVisible()
    await open(page, '/settings/team')
    await page.getByRole('button', { name: 'Manage Tunde Bakare' }).click()
    await page.getByRole('dialog', { name: 'Manage Tunde Bakare' }).getByLabel('Branch').selectOption('Lekki office')
    await page.getByRole('button', { name: 'Change branch' }).click()
    await expect(page.getByRole('row', { name: /Tunde Bakare/ })).toContainText('Lekki office')
  })

  await test.step('a role reaches own orders and has a limit', async () => {
    await open(page, '/settings/roles')
    await page.getByLabel('Name', { exact: true }).fill('Consultant')
    await page.getByRole('radio', { name: /^Own orders/ }).check()
    await page.getByLabel('Search, book and pay').check()
    await page.getByLabel(/One wallet payment/).fill('1,000')
    await page.getByRole('button', { name: 'Create role' }).click()
    await expect(page.getByText('Role created')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('without approval')
    await open(page, '/settings/team')
    await page.getByRole('button', { name: 'Manage Tunde Bakare' }).click()
    await page.getByRole('dialog', { name: 'Manage Tunde Bakare' }).getByLabel('Role').selectOption('Consultant')
    await page.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Role changed')).toBeVisible()
  })

  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  const agent = await context.newPage()
  await signIn(agent, 'agent@skyways.test', instance.url)

  await test.step('the member sees own orders, and a payment above the limit is not paid', async () => {
    await open(agent, '/order')
    const sellers = (await apiOf(agent).call('GET', '/orders?perPage=100')).body.items.map(
      ({ createdBy }: { createdBy: string }) => createdBy,
    )
    expect(sellers.filter((name: string) => name !== 'Tunde Bakare')).toEqual([])
    await expect(agent.getByText('The orders that you made or took over.')).toBeVisible()
    const { paymentPath } = await readyToPay(agent, toAbuja(60))
    await open(agent, paymentPath)
    await agent.getByRole('button', { name: /^Pay/ }).click()
    await expect(agent.getByText('Waiting for approval').first()).toBeVisible()
    await open(agent, '/approvals')
    await expect(agent.getByRole('main')).toContainText('May approve: Adaeze Okonkwo')
  })

  await test.step('the owner refuses it with a reason', async () => {
    await open(page, '/dashboard')
    await page.getByRole('button', { name: /request waits for approval/ }).click()
    await page.getByRole('link', { name: /1 request for approval/ }).click()
    await page.getByLabel('Reason for a refusal').fill('The wallet is for tickets of today.')
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByRole('main')).toContainText('The wallet is for tickets of today.')
  })

  await context.close()
  const { items: members } = (await api.call('GET', '/team')).body
  const { id } = members.find(({ email }: { email: string }) => email === 'agent@skyways.test')
  await api.call('PUT', `/team/${id}/role`, { role: 'agent' })
  await api.call('PUT', `/team/${id}/branch`, { branchId: null })
  await open(page, '/settings/branches')
  await page.getByRole('button', { name: 'Close Lekki office' }).click()
  await expect(page.getByText('Branch closed')).toBeVisible()
})
