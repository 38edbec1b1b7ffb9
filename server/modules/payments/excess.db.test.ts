import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { readyStay, testRate } from '#tests/book-stay.ts'
import { rowOf } from '#tests/held-order.ts'
import { lowerPrice } from '#tests/lower-price.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { sendTransfer } from '#tests/send-transfer.ts'
import { systemCtx } from '../../ctx.ts'
import { settlePayment } from './settle-payment.ts'

const { t, owner, orderOf, balance, ada } = await openStorefront()

const notesOf = async (id: string): Promise<string[]> =>
  (await orderOf(id)).timeline.map(({ note }: { note: string | null }) => note ?? '')

/** A checkout whose payer is on the gateway's page. */
async function askedByCard(index: number, client = owner) {
  const checkout = await readyCheckout(client, oneAdultToAbuja, { index })
  const { orderId, redirectUrl } = (await pay(client, checkout, 'card')).body
  const confirm = () => client.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  return { checkout, orderId: String(orderId), redirectUrl: String(redirectUrl), confirm }
}

/** The ledger's remaining balance of an order, and the amounts of its payments at the gateway. */
async function ledgerOf(id: string) {
  const { rows } = await t.system.db.execute<{ account: string; amount: string }>(sql`
    select e.account, sum(e.amount)::text as amount
    from ledger_movements m join ledger_entries e on e.movement_id = m.id where m.order_id = ${id} group by 1`)
  const of = (account: string) => Number(rows.find((row) => row.account === account)?.amount ?? 0)
  return { held: of('escrow'), taken: 0 - of('gateway'), fees: of('gateway-fees') }
}

const laterOf = (read: () => Promise<unknown>) =>
  expect.poll(
    async () => {
      await t.drainLater()
      return read()
    },
    { timeout: 15_000, interval: 250 },
  )

describe('a payment of more than is due', () => {
  test('by card pays the order, and the excess is refunded to the card; the history has both amounts', async () => {
    const { orderId, redirectUrl, confirm } = await askedByCard(0)
    const asked = await orderOf(orderId)
    const excess = await lowerPrice(t, orderId)
    await payOnHostedPage(redirectUrl, cards.approved)
    expect((await confirm()).body.status).toBe('succeeded')
    const { money, waterfall, status } = await orderOf(orderId)
    expect(status).toBe('PendingTicketIssue')
    expect(money.total.amount).toBe(asked.money.total.amount - excess.amount)
    expect(money).toMatchObject({ paid: asked.money.total, refunding: excess, retained: money.total, due: { amount: 0 } })
    const arrived = { ...excess, amount: waterfall.total.amount + excess.amount }
    expect(await notesOf(orderId)).toContain(
      `Paid by card. ${formatMoney(arrived)} arrived besides the fee where ${formatMoney(waterfall.total)} was owed. ${formatMoney(excess)} is being returned.`,
    )
    await t.drain()
    await laterOf(async () => (await orderOf(orderId)).money.refunded).toEqual(excess)
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'Issued', payments: [{ status: 'succeeded', returned: excess }] })
    expect(order.money).toMatchObject({ refunding: { amount: 0 }, retained: order.total })
    expect(await notesOf(orderId)).toContain(`${formatMoney(excess)} of a payment went back to the card.`)
    expect(await ledgerOf(orderId)).toEqual({ held: 0, taken: order.total.amount, fees: order.money.fee.amount })
    // Repeating it changes nothing.
    await t.drainLater()
    expect((await orderOf(orderId)).money).toEqual(order.money)
  })

  test('by a customer’s bank transfer leaves the excess in the wallet, and the history says that the agency owes it', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyCheckout(ada, oneAdultToAbuja, { index: 1 })
    const { orderId } = (await pay(ada, checkout, 'bank-transfer')).body
    const { transfer, amount } = (await ada.call('GET', `/checkouts/${checkout.id}`)).body.lastPayment
    const excess = await lowerPrice(t, orderId)
    const before = await balance()
    await sendTransfer(t.sandboxUrl, transfer.accountNumber, amount.amount)
    await ada.call('POST', `/orders/${orderId}/confirm-payment`)
    await t.drain()
    await t.drain()
    const order = await orderOf(orderId)
    expect(order).toMatchObject({ status: 'Issued', money: { refunded: excess, retained: order.total } })
    expect(await balance()).toBe(before + excess.amount + order.margin.amount)
    expect(await notesOf(orderId)).toContain(
      `${formatMoney(excess)} of a payment went back to the wallet. The agency owes the customer ${formatMoney(excess)}.`,
    )
  })

  test('of an order that fails is refunded in two parts, each once', { tags: ['full'] }, async () => {
    const { orderId, redirectUrl, confirm } = await askedByCard(2)
    const { total } = await orderOf(orderId)
    await lowerPrice(t, orderId)
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await payOnHostedPage(redirectUrl, cards.approved)
    await confirm()
    await t.drain()
    await laterOf(async () => (await orderOf(orderId)).status).toBe('Refunded')
    expect((await orderOf(orderId)).money).toMatchObject({ paid: total, refunded: total, refunding: { amount: 0 } })
    expect(await ledgerOf(orderId)).toEqual({ held: 0, taken: 0, fees: 0 })
  })

  test('does not pay twice: another payment requested at the earlier price is refunded in full', {
    tags: ['full'],
  }, async () => {
    const { checkout, orderId, redirectUrl } = await askedByCard(3)
    await pay(owner, checkout, 'bank-transfer')
    const excess = await lowerPrice(t, orderId)
    const { transfer, amount } = (await owner.call('GET', `/checkouts/${checkout.id}`)).body.lastPayment
    await sendTransfer(t.sandboxUrl, transfer.accountNumber, amount.amount)
    await owner.call('POST', `/orders/${orderId}/confirm-payment`)
    await payOnHostedPage(redirectUrl, cards.approved)
    const payments = async () =>
      (await orderOf(orderId)).payments.map((one: { method: string; status: string }) => `${one.method} ${one.status}`)
    await laterOf(payments).toEqual(['card refunded', 'bank-transfer succeeded'])
    const { money, total, payments: seen } = await orderOf(orderId)
    expect(seen[1].returned).toEqual(excess)
    expect(money).toMatchObject({ retained: total, fee: seen[1].fee, refunding: { amount: 0 }, due: { amount: 0 } })
  })
})

test('a payment of less than is due is refunded in full, and the order stays due', { tags: ['full'] }, async () => {
  const { orderId, redirectUrl, confirm } = await askedByCard(4)
  const { total } = await orderOf(orderId)
  await lowerPrice(t, orderId, -1_000_00)
  await payOnHostedPage(redirectUrl, cards.approved)
  await confirm()
  const { status, money, total: owed } = await orderOf(orderId)
  expect(status).toBe('Pending')
  expect(money).toMatchObject({ paid: total, refunding: total, retained: { amount: 0 }, due: owed })
  const said = /^A payment of an earlier price, NGN [\d,.]+, arrived where NGN [\d,.]+ is owed/
  expect(await notesOf(orderId)).toContainEqual(expect.stringMatching(said))
  await laterOf(async () => (await orderOf(orderId)).payments[0].status).toBe('refunded')
  expect((await orderOf(orderId)).money.refunded).toEqual(total)
})

test('a stay paid from the wallet is cancelled without the fee of a late card payment that is not refunded yet', {
  tags: ['full'],
}, async () => {
  const checkout = await readyStay(owner, await testRate(owner, 'Successful Booking'))
  const { redirectUrl } = (await pay(owner, checkout, 'card')).body
  const { orderId } = (await pay(owner, checkout, 'wallet')).body
  await t.drain()
  await t.drain()
  await payOnHostedPage(redirectUrl, cards.approved)
  const [card] = (await orderOf(orderId)).payments
  const { agencyId } = await rowOf(t, orderId)
  await settlePayment(await systemCtx(t.system, agencyId), { paymentId: card.id })
  const { status, total, payments } = await orderOf(orderId)
  expect(status).toBe('Issued')
  expect(payments.map((one: { status: string }) => one.status)).toEqual(['succeeded', 'succeeded'])
  const quote = (await owner.call('GET', `/orders/${orderId}/cancellation`)).body
  expect(quote).toMatchObject({ paid: total, fee: { amount: 0 } })
  await laterOf(async () => (await orderOf(orderId)).payments[0].status).toBe('refunded')
})
