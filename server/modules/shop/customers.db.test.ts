import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { systemCtx } from '#server/ctx.ts'
import { mails, orders, payments } from '#server/db/schema/index.ts'
import { settlePayment } from '#server/modules/money/settle-payment.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, payment, readyCheckout } from '#tests/book-flight.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { type ShopVisitor, visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client
/** Two browsers at the storefront of Skyways, and one at Savanna's. */
let ada: ShopVisitor
let bola: ShopVisitor
let elsewhere: ShopVisitor

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  ada = visitShop(t, 'skyways')
  bola = visitShop(t, 'skyways')
  elsewhere = visitShop(t, 'savanna')
}, 120_000)
afterEach(async () => expect(await checkInvariants(t.databaseUrl)).toEqual([]))
afterAll(() => t.close())

const orderOf = async (client: Client, id: string) => (await client.call('GET', `/orders/${id}`)).body
const wallet = async () => (await owner.call('GET', '/wallet')).body.balance.amount

/** A booking that a visitor has paid by card at the gateway, and that the airline has answered. */
async function buy(visitor: ShopVisitor, index: number): Promise<{ checkoutId: string; orderId: string }> {
  const checkout = await readyCheckout(visitor, oneAdultToAbuja, { index })
  const started = await pay(visitor, checkout, 'card')
  await payOnHostedPage(started.body.redirectUrl, cards.threeDSecure)
  await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  await t.drain()
  await t.drain()
  return { checkoutId: checkout.id, orderId: started.body.orderId }
}

describe('what a visitor pays by card', () => {
  test('is paid by the customer, issued, and leaves the margin and nothing else in the wallet', async () => {
    const before = await wallet()
    const { orderId } = await buy(ada, 0)
    const seen = await orderOf(owner, orderId)
    expect(seen).toMatchObject({ status: 'Issued', createdBy: 'Customer, online', isOnline: true })
    const steps = seen.timeline.map((line: { status: string | null }) => line.status).filter(Boolean)
    expect(steps).toEqual(['Pending', 'CustomerPaid', 'PendingTicketIssue', 'Issued'])
    expect(seen.timeline[0].actor).toBe('Customer, online')
    expect(await wallet()).toBe(before + seen.margin.amount)
    const listed = (await owner.call('GET', '/orders')).body.items.find((row: { id: string }) => row.id === orderId)
    expect(listed).toMatchObject({ createdBy: 'Customer, online', isOnline: true })
    expect((await owner.call('GET', '/orders.csv')).body).toContain('Customer, online')
  })

  test('is shown to the customer without margin, supplier, wallet, notes or history', async () => {
    const { orderId } = await buy(ada, 1)
    await owner.call('POST', `/orders/${orderId}/notes`, { text: 'Called the customer.' })
    const mine = await orderOf(ada, orderId)
    expect(mine).toMatchObject({
      status: 'Issued',
      margin: null,
      waterfall: null,
      supplier: '',
      calls: null,
      notes: [],
      timeline: [],
      mails: [],
      actions: [],
    })
    expect(mine.documents).toHaveLength(2)
    for (const { href } of mine.documents) expect((await ada.call('GET', href.replace('/api', ''))).status).toBe(200)
    expect(JSON.stringify(mine)).not.toMatch(/markup|wallet|Called/i)
  })

  test('brings the payer back to the storefront, and mails lead there', async () => {
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 2 })
    const started = await pay(ada, checkout, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    const paid = await fetch(started.body.redirectUrl, { redirect: 'manual' })
    const back = `http://skyways.customer.localhost/order/new/flight/book/payment/${checkout.id}?paid=card`
    expect(`${paid.headers.get('location')} ${await paid.text()}`.replaceAll('&amp;', '&')).toContain(back)
    await ada.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    await t.drain()
    const written = await t.system.db.select().from(mails).where(eq(mails.orderId, started.body.orderId))
    expect(written.map((mail) => [mail.template, mail.to]).sort()).toEqual([
      ['order-issued', 'ngozi@example.com'],
      ['payment-received', 'ngozi@example.com'],
    ])
    const calendar = await ada.call('GET', `/orders/${started.body.orderId}/itinerary.ics`)
    expect(String(calendar.body).replaceAll(/\r\n /g, '')).toContain(
      `http://skyways.customer.localhost:3000/order/flight/${started.body.orderId}`,
    )
  })

  test('goes back to the card when the airline refuses', async () => {
    const before = await wallet()
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 3, supplier: 'duffel' })
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    const started = await pay(ada, checkout, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    await ada.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await expect
      .poll(
        async () => {
          await t.drainLater()
          return (await orderOf(ada, started.body.orderId)).status
        },
        { timeout: 20_000 },
      )
      .toBe('Refunded')
    expect(await wallet()).toBe(before)
    const seen = await orderOf(owner, started.body.orderId)
    expect(seen.timeline.at(-1)).toMatchObject({ status: 'Refunded', note: 'Returned to the card.' })
  })
})

test('a bank transfer that nobody needs any more goes to the wallet, and the order says that the agency owes it', async () => {
  const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 10 })
  const byCard = await pay(ada, checkout, 'card')
  const { orderId, redirectUrl } = byCard.body
  await pay(ada, checkout, 'bank-transfer')
  const { lastPayment } = (await ada.call('GET', `/checkouts/${checkout.id}`)).body
  await payOnHostedPage(redirectUrl, cards.approved)
  const [card] = await t.system.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'card')))
  await settlePayment(systemCtx(t.system, card?.agencyId ?? ''), { paymentId: card?.id ?? '' })
  await t.drain()
  await fetch(`${t.sandboxUrl}/control/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: lastPayment.transfer.accountNumber, amount: lastPayment.amount.amount }),
  })
  await ada.call('POST', `/orders/${orderId}/confirm-payment`)
  await t.drain()
  await t.drain()
  const { status, timeline } = await orderOf(owner, orderId)
  expect(status).toBe('Issued')
  const owed = `A bank transfer went to the wallet. The agency owes the customer ${formatMoney(lastPayment.amount)}.`
  expect(timeline.map((line: { note: string | null }) => line.note)).toContain(owed)
})

describe('what is a visitor’s own', () => {
  test('another visitor, another agency’s visitor and a portal without a session find nothing', async () => {
    const { checkoutId, orderId } = await buy(ada, 4)
    const paths = [`/orders/${orderId}`, `/orders/${orderId}/e-ticket.pdf`, `/orders/${orderId}/itinerary.ics`]
    for (const stranger of [bola, elsewhere]) {
      for (const path of [...paths, `/checkouts/${checkoutId}`, `/checkouts/${checkoutId}/typed`])
        expect((await stranger.call('GET', path)).status, path).toBe(404)
      expect((await stranger.call('POST', `/checkouts/${checkoutId}/confirm-card`)).status).toBe(404)
      expect((await stranger.call('POST', `/orders/${orderId}/confirm-payment`)).status).toBe(404)
      expect((await stranger.call('GET', '/shop/trips')).body).toEqual([])
    }
    for (const path of paths) expect((await t.anonymous.call('GET', path)).status).toBe(401)
    expect((await ada.call('GET', '/shop/trips')).body.map((trip: { id: string }) => trip.id)).toContain(orderId)
  })

  test('a checkout of another visitor is neither paid nor answered, also under its own key', async () => {
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 5 })
    await pay(ada, checkout, 'card')
    for (const stranger of [bola, elsewhere]) expect((await pay(stranger, checkout, 'card')).status).toBe(404)
  })

  test('cookies of one storefront say nothing at another', async () => {
    const thief = visitShop(t, 'savanna')
    for (const [name, value] of ada.cookies) thief.cookies.set(name, value)
    expect((await thief.call('GET', '/shop/trips')).body).toEqual([])
    const altered = visitShop(t, 'skyways')
    altered.cookies.set('shopper', `${ada.cookies.get('shopper')}x`.slice(1))
    expect((await altered.call('GET', '/shop/trips')).body).toEqual([])
  })

  test('a member sees every checkout and order of the agency, but never from its storefront', async () => {
    const checkout = await readyCheckout(bola, oneAdultToAbuja, { index: 6 })
    expect((await owner.call('GET', `/checkouts/${checkout.id}`)).status).toBe(200)
    const member = await t.signIn('owner@skyways.test', { host: 'skyways.customer.localhost' })
    expect((await member.call('GET', '/orders')).status).toBe(401)
    expect((await member.call('GET', '/session')).body).toMatchObject({ user: null, role: null, permissions: [] })
  })

  test('holding, sharing, notes, saved travellers and recent searches are for members', async () => {
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 7 })
    const hold = { idempotencyKey: checkout.idempotencyKey, total: checkout.offer.total }
    expect((await ada.call('POST', `/checkouts/${checkout.id}/hold`, hold)).status).toBe(401)
    for (const path of ['/travellers', '/flights/recent-searches', '/wallet', '/orders', '/mails'])
      expect((await ada.call('GET', path)).status, path).toBe(401)
    expect(checkout.hold).toBeNull()
  })
})

describe('what the agency chose', () => {
  async function setShop(change: { paymentMethods?: string[]; activeProducts?: string[] }) {
    const { revision } = (await owner.call('PATCH', '/site/settings', { change })).body
    const published = await owner.call('POST', '/site/publish', { revision })
    expect(published.status).toBe(200)
  }

  test('a way to pay that is switched off is neither shown nor taken, and the wallet never is', async () => {
    const offered = await readyCheckout(ada, oneAdultToAbuja, { index: 8 })
    expect(offered.methods.map((method) => method.id)).toEqual(['card', 'bank-transfer'])
    expect(offered.wallet).toBeNull()
    const fromWallet = { ...payment(offered, 'card'), method: 'wallet', total: offered.offer.total }
    expect((await ada.call('POST', `/checkouts/${offered.id}/pay`, fromWallet)).status).toBe(422)
    await setShop({ paymentMethods: ['bank-transfer'] })
    const narrowed = (await ada.call('GET', `/checkouts/${offered.id}`)).body
    expect(narrowed.methods.map((method: { id: string }) => method.id)).toEqual(['bank-transfer'])
    expect((await pay(ada, offered, 'card')).status).toBe(422)
    await setShop({ paymentMethods: ['card', 'bank-transfer'] })
  })

  test('a storefront without flights searches none', async () => {
    await setShop({ activeProducts: ['hotels'] })
    const refused = await bola.call('POST', '/flights/searches', oneAdultToAbuja)
    expect(refused.body.code).toBe('shop.closed')
    await setShop({ activeProducts: ['flights', 'hotels'] })
    expect((await bola.call('POST', '/flights/searches', oneAdultToAbuja)).status).toBe(200)
  })
})

test('an order of a storefront belongs to its visitor and its customer', async () => {
  const { orderId } = await buy(bola, 9)
  const [order] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order?.createdBy).toBeNull()
  expect(order?.visitorId).not.toBeNull()
  expect(order?.customerId).not.toBeNull()
})
