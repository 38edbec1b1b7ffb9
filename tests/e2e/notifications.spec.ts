import { demoPassword } from '#server/seed/demo-people.ts'
import { hold, holdableCheckout } from '../book-flight.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'

const choice = { kind: 'member.joined', inApp: true, email: true, digest: false }

test('an owner is notified behind the bell and by mail, ends the mails by their link, and reads times in another zone', {
  tag: full,
}, async ({ page, browser, instance, signIn, trouble }) => {
  test.setTimeout(60_000)
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  await api.call('PUT', '/notifications/choices', { choices: [choice] })
  await api.call('POST', '/notifications/read', {})
  const held = (await hold(api, await holdableCheckout(api))).body.orderId

  const email = 'temi@bell-journey.test'
  await api.call('POST', '/invitations', { email, role: 'agent' })
  const [invitation] = (await api.call('GET', `/mails?query=${email}`)).body.items
  const { text } = (await api.call('GET', `/mails/${invitation.id}`)).body
  const token = new URL(/http\S+invitation=\S+/.exec(text)?.[0] ?? '').searchParams.get('invitation')
  const other = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  await other.request.post('/api/invited/sign-up', { data: { token, name: 'Temi Adéọlá', password: demoPassword } })
  const joined = async () => (await api.call('GET', '/notifications?kind=member.joined&state=unread')).body.items.length
  await expect.poll(joined).toBe(1)

  await test.step('the bell counts what is unread, and leads to what happened', async () => {
    await open(page, '/dashboard')
    const bell = page.getByRole('button', { name: /unread notification/ })
    await expect(bell).toContainText(/\d/)
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('region', { name: 'Today' })).toContainText('Temi Adéọlá joined the team')
    await panel.getByRole('link', { name: /Temi Adéọlá joined/ }).click()
    await expect(page).toHaveURL(/\/settings\/team$/)
    await expect.poll(joined).toBe(0)
  })

  await test.step('all are listed, filtered and marked as read', async () => {
    await open(page, '/notifications?kind=member.joined')
    await expect(page.getByRole('main')).toContainText('Temi Adéọlá joined the team')
    await open(page, '/notifications')
    const markAll = page.getByRole('main').getByRole('button', { name: 'Mark all as read' })
    if (await markAll.isVisible()) await markAll.click()
    await expect(markAll).toHaveCount(0)
  })

  await test.step('the mail ends by its link, without signing in', async () => {
    const mailed = async () =>
      (await api.call('GET', '/mails?query=owner@skyways.test')).body.items.find(
        ({ subject }: { subject: string }) => subject === 'Temi Adéọlá joined the team',
      )
    await expect.poll(mailed).toBeTruthy()
    const mail = (await api.call('GET', `/mails/${(await mailed()).id}`)).body
    const link = new URL(/http\S+unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? '')
    const stranger = await other.newPage()
    trouble.watch(other)
    await open(stranger, link.pathname + link.search)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Stop these mails?')
    await stranger.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(stranger.getByRole('status')).toContainText('These mails are off')
    // As mail programs post it (RFC 8058): neither cookie nor origin.
    const posted = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect(posted.status).toBe(200)
    await open(page, '/settings/notifications')
    await expect(page.getByRole('checkbox', { name: 'A colleague joins: E-mail' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'A colleague joins: In the portal' })).toBeChecked()
  })

  await test.step('a choice is stored', async () => {
    const digest = page.getByRole('checkbox', { name: 'A refund is done: Daily digest' })
    await digest.check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(digest).toBeChecked()
  })

  await test.step('the same order has the member’s time on the dashboard, in the list and on its page', async () => {
    const places = ['/dashboard', '/order?statusType=Not%20Paid', `/order/flight/${held}`]
    for (const path of places) {
      await open(page, path)
      await expect(page.getByRole('main')).toContainText('Lagos time')
    }
    await open(page, '/settings')
    await page.getByLabel('Time zone').selectOption('Europe/London')
    await page.getByRole('combobox', { name: 'Show prices in' }).selectOption('USD')
    await page.getByRole('button', { name: 'Save' }).nth(1).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    for (const path of places) {
      await open(page, path)
      await expect(page.getByRole('main')).toContainText('London time')
      await expect(page.getByRole('main')).not.toContainText('Lagos time')
    }
    // The sheet is printed for customers.
    await open(page, `/order/flight/export/${held}`)
    await expect(page.getByRole('main')).toContainText('Lagos time')
  })

  await test.step('prices are in the member’s currency, on a new device too', async () => {
    await open(page, '/dashboard')
    await expect(page.getByRole('button', { name: 'Prices in USD' })).toBeVisible()
    const device = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
    const tab = await device.newPage()
    await signIn(tab, 'owner@skyways.test')
    await open(tab, '/dashboard')
    await expect(tab.getByRole('button', { name: 'Prices in USD' })).toBeVisible()
    await device.close()
  })

  await api.call('PUT', '/profile/region', { zone: null, locale: null, currency: null })
  await api.call('POST', `/orders/${held}/release`, {})
  const member = (await api.call('GET', '/team')).body.items.find((one: { email: string }) => one.email === email)
  await api.call('POST', `/team/${member.id}/deactivate`, {})
  await other.close()
})
