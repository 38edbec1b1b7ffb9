import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { systemCtx } from '#server/ctx.ts'
import { mails, paymentAllocations, payments } from '#server/db/schema/index.ts'
import { settlePayment } from '#server/modules/payments/settle-payment.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { sendTransfer } from '#tests/send-transfer.ts'
import type { ShopVisitor } from '#tests/shop-visitor.ts'

const { t, owner, orderOf, balance, ada, buy } = await openStorefront()

const seenBy = async (visitor: ShopVisitor, id: string) => (await visitor.call('GET', `/orders/${id}`)).body

describe("a visitor's card payment", () => {
  test('is made by the customer, issues the order, and credits only the margin to the wallet', async () => {
    const before = await balance()
    const { orderId } = await buy(ada, 0)
    const seen = await orderOf(orderId)
    expect(seen).toMatchObject({ status: 'Issued', createdBy: 'Customer, online', isOnline: true })
    const steps = seen.timeline.map((line: { status: string | null }) => line.status).filter(Boolean)
    expect(steps).toEqual(['Pending', 'CustomerPaid', 'PendingTicketIssue', 'Issued'])
    expect(seen.timeline[0].actor).toBe('Customer, online')
    expect(await balance()).toBe(before + seen.margin.amount)
    const listed = (await owner.call('GET', '/orders')).body.items.find((row: { id: string }) => row.id === orderId)
    expect(listed).toMatchObject({ createdBy: 'Customer, online', isOnline: true })
    expect((await owner.call('GET', '/orders.csv')).body).toContain('Customer, online')
  })

  test('shows the customer no margin, supplier, wallet, notes or history', { tags: ['full'] }, async () => {
    const { orderId } = await buy(ada, 1)
    await owner.call('POST', `/orders/${orderId}/notes`, { text: 'Called the customer.' })
    const mine = await seenBy(ada, orderId)
    expect(mine).toMatchObject({
      status: 'Issued',
      margin: null,
      waterfall: null,
      supplier: null,
      calls: null,
      notes: [],
      timeline: [],
      mails: [],
      actions: ['email-confirmation'],
    })
    expect(mine.documents).toHaveLength(2)
    for (const { href } of mine.documents) expect((await ada.call('GET', href.replace('/api', ''))).status).toBe(200)
    expect(JSON.stringify(mine)).not.toMatch(/markup|wallet|Called/i)
  })

  test('returns the payer to the storefront, as links in mails do', { tags: ['full'] }, async () => {
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

  test('is refunded to the card when the airline refuses', { tags: ['full'] }, async () => {
    const before = await balance()
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 3 })
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    const started = await pay(ada, checkout, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    await ada.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await expect
      .poll(
        async () => {
          await t.drainLater()
          return (await seenBy(ada, started.body.orderId)).status
        },
        { timeout: 20_000 },
      )
      .toBe('Refunded')
    expect(await balance()).toBe(before)
    const seen = await orderOf(started.body.orderId)
    expect(seen.timeline.at(-1)).toMatchObject({ status: 'Refunded', note: 'Returned to the card.' })
  })
})

test('a bank transfer that is no longer needed is credited to the wallet, and the order says that the agency owes it', {
  tags: ['full'],
}, async () => {
  const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 10 })
  const byCard = await pay(ada, checkout, 'card')
  const { orderId, redirectUrl } = byCard.body
  await pay(ada, checkout, 'bank-transfer')
  const { lastPayment } = (await ada.call('GET', `/checkouts/${checkout.id}`)).body
  await payOnHostedPage(redirectUrl, cards.approved)
  const [card] = await t.system.db
    .select({ id: payments.id, agencyId: payments.agencyId })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .where(and(eq(paymentAllocations.orderId, orderId), eq(payments.method, 'card')))
  await settlePayment(await systemCtx(t.system, card?.agencyId ?? ''), { paymentId: card?.id ?? '' })
  await t.drain()
  await sendTransfer(t.sandboxUrl, lastPayment.transfer.accountNumber, lastPayment.amount.amount)
  await ada.call('POST', `/orders/${orderId}/confirm-payment`)
  await t.drain()
  await t.drain()
  const { status, timeline } = await orderOf(orderId)
  expect(status).toBe('Issued')
  const owed = `A bank transfer went to the wallet. The agency owes the customer ${formatMoney(lastPayment.amount)}.`
  expect(timeline.map((line: { note: string | null }) => line.note)).toContain(owed)
})
