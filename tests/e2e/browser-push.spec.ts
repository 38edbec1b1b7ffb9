import type { CDPSession } from '@playwright/test'
import { checkInPage } from '#contract/session/check-in-page.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { startPushService } from '../push/push-service.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'

/** The worker's registration, as the browser names it to the protocol of its developer tools. */
async function registrationIn(cdp: CDPSession): Promise<string> {
  const found = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const one = registrations.find(({ isDeleted }) => !isDeleted)
    if (one) found.resolve(one.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  return found.promise
}

/** What the worker does when the notification is clicked. A browser opens windows for clicks of a person alone: the address is read in their place. */
const click = `(async () => {
  let opened
  let done
  Object.defineProperty(clients, 'openWindow', { value: async (address) => void (opened = String(address)), configurable: true })
  const [notification] = await registration.getNotifications()
  const event = new NotificationEvent('notificationclick', { notification })
  Object.defineProperty(event, 'waitUntil', { value: (work) => void (done = work) })
  dispatchEvent(event)
  await done
  return { opened, left: (await registration.getNotifications()).length }
})()`

test('a browser that a member turned on is sent an issued order by its push service, shows it, and a click leads to the order', {
  tag: full,
}, async ({ page, context, instance, signIn }) => {
  const service = await startPushService()
  await context.grantPermissions(['notifications'], { origin: instance.url })
  // Chromium’s own push service is on the internet: the subscription is at one of this test, with keys of a real browser’s form.
  await page.addInitScript((subscription) => {
    const isOn = () => localStorage.getItem('push') !== null
    const own = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => localStorage.removeItem('push'),
    }
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('push', applicationServerKey)
        return own
      },
      getSubscription: async () => (isOn() ? own : null),
    })
  }, service.subscription)
  await signIn(page, 'agent@skyways.test')
  const api = apiOf(page)
  const kind = 'order.issued'
  await api.call('PUT', '/notifications/choices', {
    choices: [{ kind, inApp: true, email: false, digest: false, browser: true }],
  })

  await test.step('it is turned on, and stays on', async () => {
    await open(page, '/settings/notifications')
    await page.getByRole('button', { name: 'Turn on in this browser' }).click()
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible()
  })

  const { orderId } = (await pay(api, await readyCheckout(api, oneAdultToAbuja), 'wallet')).body
  await expect.poll(() => service.pushed.length, { timeout: 20_000 }).toBe(1)
  const [sent] = service.pushed
  expect(sent?.key, 'signed with the key that the browser asked its push service for').toBe(
    await page.evaluate(() => localStorage.getItem('push')),
  )

  const shown = () =>
    page.evaluate(async (scope) => {
      const registration = await navigator.serviceWorker.getRegistration(scope)
      return (await registration?.getNotifications())?.map(({ title, body, data }) => ({ title, text: body, path: data }))
    }, checkInPage)

  await test.step('the worker shows what the push service was sent', async () => {
    const cdp = await context.newCDPSession(page)
    const registrationId = await registrationIn(cdp)
    const { origin } = new URL(page.url())
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(sent?.message) })
    await expect.poll(shown).toEqual([sent?.message])
  })

  await test.step('a click closes it and opens the order', async () => {
    const [worker] = context.serviceWorkers()
    const { opened, left } = Object(await worker?.evaluate(click))
    expect(left).toBe(0)
    expect(new URL(opened).origin).toBe(new URL(page.url()).origin)
    await open(page, new URL(opened).pathname)
    await expect(page).toHaveURL(new RegExp(orderId))
    await expect(page.getByRole('main')).toContainText('Issued')
  })

  await test.step('turned off, it is sent nothing more', async () => {
    await open(page, '/settings/notifications')
    await page.getByRole('button', { name: 'Turn off in this browser' }).click()
    await expect(page.getByText('Notifications are off in this browser.')).toBeVisible()
    const unread = async () => (await api.call('GET', `/notifications?kind=${kind}`)).body.items.length
    const before = await unread()
    await pay(api, await readyCheckout(api, oneAdultToAbuja), 'wallet')
    await expect.poll(unread, { timeout: 20_000 }).toBe(before + 1)
    expect(service.pushed).toHaveLength(1)
  })
  service.close()
})
