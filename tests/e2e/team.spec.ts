import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'

test('an owner invites an agent by mail, changes the role, and ends the access at once', { tag: full }, async ({
  page,
  browser,
  instance,
  signIn,
  trouble,
}) => {
  trouble.allow(/settings\/team/)
  const email = 'sade@team-journey.test'
  await signIn(page, 'owner@skyways.test')
  await open(page, '/settings/team')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Agent')

  await open(page, `/outbox?query=${email}`)
  await expect(page.getByRole('main').getByText('Join Skyways Travel')).toBeVisible()
  const [mail] = (await apiOf(page).call('GET', `/mails?query=${email}`)).body.items
  const { text } = (await apiOf(page).call('GET', `/mails/${mail.id}`)).body
  const link = new URL(/http\S+invitation=\S+/.exec(text)?.[0] ?? '')

  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  const agent = await context.newPage()
  await test.step('the agent signs up from the link and sees orders, and neither margin nor the team', async () => {
    await open(agent, link.pathname + link.search)
    await expect(agent.getByRole('heading', { level: 1 })).toHaveText('Join Skyways Travel')
    await agent.getByLabel('Your name').fill('Ṣadé Adébáyọ̀')
    await agent.getByLabel('Password', { exact: true }).fill('rain on a tin roof')
    await agent.getByRole('button', { name: 'Join the agency' }).click()
    await expect(agent).toHaveURL(/\/dashboard$/)
    await open(agent, '/order')
    await expect(agent.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await expect(agent.getByRole('main')).not.toContainText(/margin|net/i)
    await expect(agent.getByRole('navigation').getByRole('link', { name: 'Team' })).toHaveCount(0)
    await agent.goto('/settings/team')
    await expect(agent.getByText('Your role does not include')).toBeVisible()
  })

  await test.step('another role counts from the next page', async () => {
    await open(page, '/settings/team')
    await page.getByRole('button', { name: 'Manage Ṣadé Adébáyọ̀' }).click()
    await page.getByRole('dialog', { name: 'Manage Ṣadé Adébáyọ̀' }).getByLabel('Role').selectOption('Accountant')
    await page.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Role changed')).toBeVisible()
    await open(agent, '/transactions')
    await expect(agent.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()
  })

  await test.step('a member is found by search, and a colleague by name becomes their delegate', async () => {
    await open(page, '/settings/team')
    await page.getByPlaceholder('Name or e-mail').fill('team-journey')
    await page.getByPlaceholder('Name or e-mail').press('Enter')
    await expect(page.getByRole('button', { name: 'Manage Adaeze Okonkwo' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Manage Ṣadé Adébáyọ̀' }).click()
    await page.getByRole('combobox', { name: 'Add a colleague' }).fill('Tunde')
    await page.getByRole('option', { name: 'Tunde Bakare' }).click()
    await page.getByRole('button', { name: 'Save delegates' }).click()
    await expect(page.getByText('Delegates saved')).toBeVisible()
    await open(page, '/settings/team')
  })

  await test.step('who gets the open orders is chosen, and set back to nobody while the panel stays open', async () => {
    await page.getByRole('button', { name: 'Manage Adaeze Okonkwo' }).click()
    const panel = page.getByRole('dialog', { name: 'Manage Adaeze Okonkwo' })
    const successor = panel.getByRole('combobox', { name: /^Give the/ })
    const sent = panel.locator('input[name="handOverTo"]')
    await successor.fill('Tunde')
    await page.getByRole('option', { name: 'Tunde Bakare' }).click()
    await expect(successor).toHaveValue('Tunde Bakare')
    await expect(sent).not.toHaveValue('')
    await panel.getByRole('button', { name: /: Nobody$/ }).click()
    await expect(successor).toHaveValue('')
    await expect(successor).toBeFocused()
    await expect(sent).toHaveValue('')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a deactivated member is signed out at once, and the last owner stays', async () => {
    await page.getByRole('button', { name: 'Manage Ṣadé Adébáyọ̀' }).click()
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page.getByText('Member deactivated')).toBeVisible()
    await agent.goto('/order')
    await expect(agent).toHaveURL(/\/sign-in/)
    await page.getByRole('button', { name: 'Manage Adaeze Okonkwo' }).click()
    await page.getByRole('button', { name: 'Leave the agency' }).click()
    await expect(page.getByRole('alert')).toContainText('This is the only active owner of the agency.')
  })

  await test.step('a role is previewed, with a bar that ends the preview', async () => {
    await open(page, '/settings/roles')
    await page.getByRole('button', { name: 'Preview as Agent' }).click()
    const bar = page.getByRole('complementary', { name: 'Preview of a role' })
    await expect(bar).toContainText('You see the portal as Agent')
    await bar.getByRole('button', { name: 'Stop preview' }).click()
    await expect(page).toHaveURL(/\/settings\/roles$/)
    await expect(bar).toHaveCount(0)
  })
  await context.close()
})
