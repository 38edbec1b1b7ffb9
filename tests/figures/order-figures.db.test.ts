import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { add, formatMoney, type Money, subtract, toDecimal, zero } from '#domain/money/money.ts'
import { statementRows, sumsTo } from '#domain/orders/order-money.ts'
import { systemCtx } from '#server/ctx.ts'
import { mails, orders } from '#server/db/schema/index.ts'
import { ticketDocument } from '#server/documents/ticket-pdf.ts'
import { voucherDocument } from '#server/documents/voucher-pdf.ts'
import { ticketFacts } from '#server/modules/flights/order/ticket-facts.ts'
import { readDocumentRecord } from '#server/modules/orders/documents/read-document-record.ts'
import { recordOf } from '#server/modules/products/product-documents.ts'
import { voucherFacts } from '#server/modules/stays/order/voucher-facts.ts'
import type { Client } from '../app.ts'
import { patience } from '../open-stay-desk.ts'
import { openStorefront } from '../open-storefront.ts'
import { sizes, spread } from '../sizes.ts'
import { type Face, orderPages, rowsOf } from './render-order.tsx'
import { type Ending, type Sold, sell, stories } from './sell-order.ts'

/** Goal R23: every amount of an order is the same on its pages, the lists, its mails, its documents, the CSV file and the API, on portal and storefront. */

const { t, owner, orderOf, ada } = await openStorefront()
const clients: Record<Face, Client> = { desk: owner, storefront: ada }

const seenBy = async (client: Client, id: string): Promise<OrderDetail> => (await client.call('GET', `/orders/${id}`)).body

async function returnedOf(id: string): Promise<Money> {
  await t.drainLater()
  return (await orderOf(id)).money.refunded
}

const statusOf = (id: string, status: string) =>
  expect
    .poll(async () => {
      await t.drainLater()
      return (await orderOf(id)).status
    }, patience)
    .toBe(status)

const words = (order: OrderDetail) => statementRows(order.money).map(({ label, amount }) => `${label}: ${formatMoney(amount)}`)

/** `rows` contains the statement in one piece, and no row of the same name has another value. */
function expectStatement(rows: readonly string[], statement: readonly string[]) {
  expect(rows.join('\n')).toContain(statement.join('\n'))
  const labels = new Map(statement.map((row) => [row.split(': ')[0], row]))
  for (const row of rows) expect(row).toBe(labels.get(row.split(': ')[0]) ?? row)
}

async function csvRow(number: string): Promise<Record<string, string>> {
  const { body } = await owner.call('GET', `/orders.csv?query=${number}`)
  const cells = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell)
  const [head = '', line = ''] = String(body).replace('\uFEFF', '').split('\r\n')
  const values = cells(line)
  return Object.fromEntries(cells(head).map((title, at) => [title, values[at] ?? '']))
}

/**
 * The ledger's figures of an order: what its payers paid and did not get back, the margin of its issue, and the change of the wallet by its
 * cancellation.
 */
async function ledgerOf(id: string): Promise<{ fromPayer: number; margin: number; cancelling: number }> {
  const { rows } = await t.system.db.execute<{ account: string; kind: string; amount: string }>(sql`
    select e.account, m.kind, sum(e.amount)::text as amount
    from ledger_movements m join ledger_entries e on e.movement_id = m.id where m.order_id = ${id} group by 1, 2`)
  const sumOf = (account: string, ...kinds: string[]) =>
    rows
      .filter((row) => row.account === account && (kinds.length === 0 || kinds.includes(row.kind)))
      .reduce((total, row) => total + Number(row.amount), 0)
  return {
    fromPayer: 0 - sumOf('gateway') - sumOf('wallet', 'wallet-purchase', 'wallet-refund', 'transfer-refund'),
    margin: sumOf('wallet', 'issue'),
    cancelling: sumOf('wallet', 'cancellation-refund'),
  }
}

/** Every place that shows an amount of the order, at this moment. */
async function agree(face: Face, { id }: { id: string }): Promise<OrderDetail> {
  const desk = await seenBy(owner, id)
  const { money: seen, number } = desk
  const statement = words(desk)
  expect(sumsTo(seen.lines, seen.total)).toBe(true)
  expect(add(add(seen.retained, seen.refunded), seen.refunding)).toEqual(seen.paid)
  for (const html of await orderPages('desk', desk)) expectStatement(rowsOf(html), statement)
  if (face === 'storefront') {
    const mine = await seenBy(ada, id)
    expect(mine.money).toEqual(seen)
    expect(mine.payments).toEqual(desk.payments.map((payment) => ({ ...payment, message: null })))
    for (const html of await orderPages('storefront', mine)) expectStatement(rowsOf(html), statement)
    const trips: { id: string; total: Money }[] = (await ada.call('GET', '/shop/trips')).body
    expect(trips.find((trip) => trip.id === id)).toMatchObject({ total: seen.total })
  }
  const listed = (await owner.call('GET', `/orders?query=${number}`)).body.items.find((row: { id: string }) => row.id === id)
  expect(listed).toMatchObject({ total: seen.total, soldAt: desk.soldAt, status: desk.status })
  const csv = await csvRow(number)
  const decimal = (amount: Money) => String(Number(toDecimal(amount)))
  expect(csv).toMatchObject({
    Status: desk.status,
    Total: decimal(seen.total),
    Paid: decimal(seen.paid),
    Refunded: decimal(add(seen.refunded, seen.refunding)),
    Due: decimal(seen.due),
    'Payment fee': decimal(seen.fee),
    Margin: decimal(desk.margin ?? zero(seen.total.currency)),
  })
  const cents = (title: string) => Math.round(Number(csv[title]) * 100)
  expect(cents('Supplier net') + cents('Payment fee') + cents('Margin') - cents('Of it commission')).toBe(cents('Total'))
  return desk
}

/** The plain texts of the mails about the order, oldest first. */
const mailsOf = async (id: string, template: string) =>
  (await t.system.db.select().from(mails).where(eq(mails.orderId, id)).orderBy(desc(mails.seq))).filter(
    (mail) => mail.template === template,
  )

const asText = (html: string) =>
  html
    .replaceAll(/<\/td>\s*<td[^>]*>/g, ': ')
    .replaceAll(/<\/tr>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')

/** A mail may have been written before or after the refund. */
const settled = (text: string) => text.replace('Refund on its way:', 'Refunded:')

async function documentsAgree(order: OrderDetail) {
  const statement = words(order).join('\n')
  const [row] = await t.system.db.select().from(orders).where(eq(orders.id, order.id))
  const ctx = await systemCtx(t.system, row?.agencyId ?? '')
  const [mail] = await mailsOf(order.id, order.product === 'flight' ? 'order-issued' : 'stay-confirmed')
  expect(settled(mail?.text ?? '')).toContain(settled(statement))
  expect(settled(asText(mail?.html ?? ''))).toContain(settled(statement))
  if (order.product === 'flight') {
    const pdf = JSON.stringify(ticketDocument(ticketFacts(ctx, recordOf('flight', await readDocumentRecord(ctx, order.id)))))
    for (const { label, amount } of statementRows(order.money))
      expect(pdf).toMatch(new RegExp(`"text":"${label}"[^\\]]*"text":"${formatMoney(amount)}"`))
    return
  }
  const facts = voucherFacts(ctx, recordOf('stay', await readDocumentRecord(ctx, order.id)))
  const pdf = JSON.stringify(voucherDocument(facts))
  for (const { amount } of [...order.money.lines, { amount: order.money.total }])
    if (amount.amount > 0) expect(pdf).not.toContain(formatMoney(amount))
  for (const guest of facts.rooms.flat()) expect(pdf).toContain(guest)
}

const endings: Record<Ending, (client: Client, sold: Sold, face: Face) => Promise<void>> = {
  async issued(_client, { id, charged, fee, excess }, face) {
    await t.drain()
    await t.drain()
    await agree(face, { id })
    await expect.poll(() => returnedOf(id), patience).toEqual(excess)
    const order = await agree(face, { id })
    expect(order.status).toBe('Issued')
    const paid = add(charged, excess)
    expect(order.money).toMatchObject({
      total: charged,
      fee,
      paid,
      refunded: excess,
      retained: charged,
      due: zero(charged.currency),
    })
    await documentsAgree(order)
    const { fromPayer, margin } = await ledgerOf(id)
    expect(fromPayer).toBe(charged.amount)
    expect(margin).toBe(charged.amount > 0 ? order.margin?.amount : 0)
    expect(order.margin?.amount).toBeGreaterThan(0)
    // An unfinished card page ends once the order is paid by another method.
    await t.drainLater()
    const others = (await agree(face, { id })).payments.filter(({ status }) => status !== 'succeeded')
    expect(others.every(({ status }) => status === 'abandoned')).toBe(true)
  },
  async refused(_client, { id, charged: price, excess }, face) {
    const charged = add(price, excess)
    await statusOf(id, 'Refunded')
    const order = await agree(face, { id })
    const nothing = zero(charged.currency)
    expect(order.money).toMatchObject({ paid: charged, refunded: charged, retained: nothing, due: nothing })
    const [payment] = order.payments
    expect(Date.parse(payment?.returnedAt ?? '')).toBeGreaterThan(Date.parse(payment?.at ?? ''))
    const [mail] = await mailsOf(id, 'order-failed-refunded')
    expect(mail?.text).toContain(formatMoney(charged))
    expect((await ledgerOf(id)).fromPayer).toBe(0)
  },
  async cancelled(client, sold, face) {
    await endings.issued(client, sold, face)
    const { refund, penalty, fee, paid, idempotencyKey } = (await client.call('GET', `/orders/${sold.id}/cancellation`)).body
    expect(paid).toEqual(sold.charged)
    expect(subtract(subtract(paid, penalty), fee)).toEqual(refund)
    await client.call('POST', `/orders/${sold.id}/cancel`, { refund, idempotencyKey })
    await statusOf(sold.id, refund.amount > 0 ? 'Refunded' : 'TicketCanceled')
    const order = await agree(face, sold)
    const retained = subtract(paid, refund)
    const moved = { paid: add(paid, sold.excess), refunded: add(refund, sold.excess) }
    expect(order.money).toMatchObject({ total: sold.charged, ...moved, retained, due: zero(paid.currency) })
    expect(sumsTo(order.money.retainedFor, retained)).toBe(true)
    expect(order.documents).toEqual([])
    for (const html of await orderPages(face, await seenBy(client, sold.id))) {
      const number = rowsOf(html).find((row) => row.startsWith('Confirmation number: '))
      expect(number ?? 'Confirmation number: Cancelled').toBe('Confirmation number: Cancelled')
      if (face === 'storefront') expect(html).not.toContain(order.bookingReference ?? 'no number')
      if (order.product === 'stay') expect(html).not.toContain(order.offer.property.keyCollection ?? 'no key')
    }
    const [mail] = await mailsOf(sold.id, 'stay-cancelled')
    // The mail lists one completed and one pending refund of two.
    if (sold.excess.amount === 0) expect(settled(mail?.text ?? '')).toContain(words(order).join('\n'))
    const byLedger = await ledgerOf(sold.id)
    // The wallet gets the supplier's refund; the gateway pays exactly the refund.
    expect(byLedger.cancelling).toBe((order.product === 'stay' && order.cancelled?.wallet?.amount) || 0)
    if (order.payments[0]?.method === 'card') expect(byLedger.fromPayer).toBe(retained.amount)
  },
}

describe('every amount of an order is the same in every place', () => {
  test.each(
    spread(stories, sizes.figureStories).map(
      (story) => [`${story.product} on the ${story.face}, ${story.method}, ${story.room ?? ''} ${story.ending}`, story] as const,
    ),
  )('%s', async (_name, story) => {
    const client = clients[story.face]
    if (story.ending === 'refused') await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    const sold = await sell({ t, orderOf }, client, story)
    await endings[story.ending](client, sold, story.face)
  })
})
