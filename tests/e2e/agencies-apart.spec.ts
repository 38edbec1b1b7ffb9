import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

const list = async (call: ReturnType<typeof apiOf>) => (await call.call('GET', '/orders')).body.items

test('an agency sees nothing of another agency', { tag: full }, async ({ page, browser, instance, open, signIn, trouble }) => {
  await signIn(page, 'owner@skyways.test')
  const [order] = await list(apiOf(page))
  const [mail] = (await apiOf(page).call('GET', '/mails')).body.items
  await open(`/order/flight/${order.id}`)
  await expect(page.getByRole('heading', { name: order.title, level: 1 })).toBeVisible()

  const context = await browser.newContext({ baseURL: instance.url })
  trouble.watch(context)
  trouble.allow(/^404 GET/)
  const stranger = await context.newPage()
  await signIn(stranger, 'owner@savanna.test')

  await test.step('its addresses do not exist for other agencies', async () => {
    const theirs = ['order/flight/', 'order/flight/ticket/detail/', 'order/flight/export/'].map((path) => `/${path}${order.id}`)
    for (const path of [...theirs, `/outbox/${mail.id}`]) {
      const answer = await stranger.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(stranger.getByRole('heading', { level: 1 }), path).toContainText('There is nothing at this address')
      expect(await stranger.content(), path).not.toContain(order.number)
    }
    expect((await stranger.request.get(`/api/orders/${order.id}/e-ticket.pdf`)).status()).toBe(404)
  })

  await test.step('its lists are empty for other agencies', async () => {
    for (const [path, heading] of [
      ['/order', 'No orders yet'],
      [`/order?query=${order.bookingReference}`, 'Nothing matches'],
      ['/outbox', 'Nothing mailed yet'],
    ] as const) {
      await stranger.goto(path)
      await expect(stranger.getByRole('heading', { name: heading }), path).toBeVisible()
    }
    expect(await list(apiOf(stranger))).toEqual([])
  })

  await test.step("the top bar shows the agency's own wallet", async () => {
    await expect(stranger.getByRole('link', { name: 'Wallet balance KES 680,000.00' })).toBeVisible()
  })
  await context.close()
})
