import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { payments } from '#server/db/schema/index.ts'
import { continueTrip } from '#server/modules/trip-checkouts/continue-trip.job.ts'
import { testRate } from '#tests/book-stay.ts'
import { ctxOf } from '#tests/factories.ts'
import { chargedFor } from '#tests/faults/third-parties.ts'
import { openOwner } from '#tests/open-owner.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { sendTransfer } from '#tests/send-transfer.ts'
import { addItem, planThree, readTrip, readTripCheckout, readyTrip } from '#tests/trips/book-trip.ts'
import { confirmTrip, payTripBy } from '#tests/trips/pay-trip.ts'

const { t, owner, balance, orderOf } = await openOwner()

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}
/** Runs the jobs until the orders have these statuses: a card refund is done at the gateway after a moment. */
const becomes = (id: string, statuses: readonly string[]) =>
  expect
    .poll(
      async () => {
        await t.drainLater()
        return statusesOf(await readTripCheckout(owner, id))
      },
      { timeout: 15_000, interval: 200 },
    )
    .toEqual(statuses)
const refuseTicket = () => t.arm({ vendor: 'duffel', method: 'POST', path: '/air/orders', times: 1, fault: 'ticket-refused' })
const statusesOf = ({ items }: TripCheckout) => items.map(({ order }) => order?.status)
const feeOf = (checkout: TripCheckout, method: string) => checkout.methods.find(({ id }) => id === method)?.fee.amount ?? 0
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const marginsOf = async ({ items }: TripCheckout) =>
  sumOf(await Promise.all(items.map(async ({ order }) => (await orderOf(order?.id ?? '')).margin.amount)))

/** Opens the gateway's page for a trip of three items and pays there. */
async function payByCard(checkout: TripCheckout, onFailure: 'keep' | 'undo' = 'keep') {
  const { status, body } = await payTripBy(owner, checkout, 'card', onFailure)
  expect(status).toBe(200)
  await payOnHostedPage(body.redirectUrl, cards.approved)
}

/** What the gateway has charged once for all items, less what it gave back. */
async function retainedFor(checkoutId: string): Promise<number> {
  const { items } = await readTripCheckout(owner, checkoutId)
  const [part] = (await orderOf(items[0]?.order?.id ?? '')).payments.filter(({ method }: { method: string }) => method === 'card')
  const [row] = await t.system.db.select({ partOf: payments.partOf }).from(payments).where(eq(payments.id, part.id))
  return chargedFor(t.sandboxUrl, `PAY-${row?.partOf}`)
}

test('a trip for which nothing is due is booked without a gateway, whatever the method', { tags: ['full'] }, async () => {
  const before = await balance()
  const { id: tripId } = (await owner.call('POST', '/planned-trips', { name: 'Test island' })).body
  const { searchId, detail, rate } = await testRate(owner, 'Pay at the Accommodation')
  await addItem(owner, tripId, { product: 'stay', searchId, propertyId: detail.property.id, rateId: rate.id })
  const { id, idempotencyKey, total, methods } = await readyTrip(owner, tripId)
  expect({ amount: total.amount, methods }).toEqual({ amount: 0, methods: [] })
  const body = { method: 'card', idempotencyKey, total, onFailure: 'keep' }
  const paid = await owner.call('POST', `/trip-checkouts/${id}/pay`, body, { 'idempotency-key': idempotencyKey })
  expect(paid).toMatchObject({ status: 200, body: { id, redirectUrl: null } })
  await settle()
  const checkout = await readTripCheckout(owner, id)
  expect(checkout).toMatchObject({ state: 'done', lastPayment: null })
  expect(statusesOf(checkout)).toEqual(['Issued'])
  expect(await balance()).toBe(before)
})

describe('a trip of three items', () => {
  test('is paid by card with one charge: every order has its part of it, and everything is booked once the gateway confirms', async () => {
    const before = await balance()
    const tripId = await planThree(owner)
    const checkout = await readyTrip(owner, tripId)
    const { body } = await payTripBy(owner, checkout, 'card')
    expect((await payTripBy(owner, checkout, 'card')).body).toEqual(body)
    await settle()
    // Nothing is booked, and nothing leaves the planned trip, before the money is there.
    expect(statusesOf(await readTripCheckout(owner, checkout.id))).toEqual(['Pending', 'Pending', 'Pending'])
    expect((await readTrip(owner, tripId)).items).toHaveLength(3)
    await payOnHostedPage(body.redirectUrl, cards.approved)
    expect(await confirmTrip(owner, checkout.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    expect(paid).toMatchObject({ state: 'done', lastPayment: { method: 'card', status: 'succeeded' } })
    expect(statusesOf(paid)).toEqual(['Issued', 'Issued', 'Issued'])
    expect((await readTrip(owner, tripId)).items).toEqual([])
    const made = await Promise.all(paid.items.map(({ order }) => orderOf(order?.id ?? '')))
    const charged = checkout.total.amount + feeOf(checkout, 'card')
    expect(sumOf(made.map(({ total }) => total.amount))).toBe(charged)
    expect(await retainedFor(checkout.id)).toBe(charged)
    // The customer's card paid; the agency has its margin.
    expect((await balance()) - before).toBe(await marginsOf(paid))
  })

  test('whose flight is refused gives the part of the flight back to the card, with its fee', { tags: ['full'] }, async () => {
    const before = await balance()
    const checkout = await readyTrip(owner, await planThree(owner))
    await refuseTicket()
    await payByCard(checkout)
    await confirmTrip(owner, checkout.id)
    await settle()
    await becomes(checkout.id, ['Issued', 'Issued', 'Refunded'])
    const paid = await readTripCheckout(owner, checkout.id)
    const flight = await orderOf(paid.items.at(-1)?.order?.id ?? '')
    expect(flight.money.refunded).toEqual(flight.total)
    expect(await retainedFor(checkout.id)).toBe(checkout.total.amount + feeOf(checkout, 'card') - flight.total.amount)
    const kept = { ...paid, items: paid.items.slice(0, -1) }
    expect((await balance()) - before).toBe(await marginsOf(kept))
  })

  test('with all or nothing, whose flight is refused, gives every price back to the card', { tags: ['full'] }, async () => {
    const before = await balance()
    const tripId = await planThree(owner)
    const checkout = await readyTrip(owner, tripId)
    await refuseTicket()
    await payByCard(checkout, 'undo')
    await confirmTrip(owner, checkout.id)
    await settle()
    await becomes(checkout.id, ['Refunded', 'Refunded', 'Refunded'])
    // The gateway keeps its fee for what was booked and cancelled.
    const kept = await retainedFor(checkout.id)
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(feeOf(checkout, 'card'))
    expect(await balance()).toBe(before)
    expect((await readTrip(owner, tripId)).items).toHaveLength(3)
  })

  test('is booked once its bank transfer has arrived, and its page has the account until then', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyTrip(owner, await planThree(owner))
    expect((await payTripBy(owner, checkout, 'bank-transfer')).body).toEqual({ id: checkout.id, redirectUrl: null })
    const { lastPayment } = await readTripCheckout(owner, checkout.id)
    expect(lastPayment?.amount.amount).toBe(checkout.total.amount + feeOf(checkout, 'bank-transfer'))
    const account = lastPayment?.transfer?.accountNumber ?? ''
    // A second click shows the same account.
    await payTripBy(owner, checkout, 'bank-transfer')
    expect((await readTripCheckout(owner, checkout.id)).lastPayment?.transfer?.accountNumber).toBe(account)
    expect(await confirmTrip(owner, checkout.id)).toMatchObject({ status: 'pending' })
    expect(await sendTransfer(t.sandboxUrl, account, lastPayment?.amount.amount ?? 0)).toBe('accepted')
    expect(await confirmTrip(owner, checkout.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    expect(statusesOf(await readTripCheckout(owner, checkout.id))).toEqual(['Issued', 'Issued', 'Issued'])
  })

  test('whose card is declined can be paid again, by another method', { tags: ['full'] }, async () => {
    const before = await balance()
    const checkout = await readyTrip(owner, await planThree(owner))
    const { body } = await payTripBy(owner, checkout, 'card')
    await payOnHostedPage(body.redirectUrl, cards.declined)
    const failures = () => t.system.db.$client.query(`select 1 from domain_events where kind = 'payment.failed'`)
    const { rowCount: earlier } = await failures()
    expect(await confirmTrip(owner, checkout.id)).toMatchObject({ status: 'failed' })
    // Three orders, one card: it is told of once.
    expect((await failures()).rowCount).toBe((earlier ?? 0) + 1)
    const open = await readTripCheckout(owner, checkout.id)
    expect(open).toMatchObject({ state: 'open', lastPayment: { status: 'failed' } })
    expect(open.idempotencyKey).not.toBe(checkout.idempotencyKey)
    expect((await payTripBy(owner, open, 'wallet')).status).toBe(200)
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    expect(statusesOf(paid)).toEqual(['Issued', 'Issued', 'Issued'])
    expect(before - (await balance())).toBe(checkout.total.amount - (await marginsOf(paid)))
  })

  test('whose payer leaves the card page can choose all or nothing and pay by card again', { tags: ['full'] }, async () => {
    const checkout = await readyTrip(owner, await planThree(owner))
    await payTripBy(owner, checkout, 'card')
    const left = await readTripCheckout(owner, checkout.id)
    expect(left).toMatchObject({ state: 'paying', onFailure: 'keep', idempotencyKey: checkout.idempotencyKey })
    await payByCard(left, 'undo')
    expect(await confirmTrip(owner, checkout.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    expect(paid).toMatchObject({ state: 'done', onFailure: 'undo' })
    expect(statusesOf(paid)).toEqual(['Issued', 'Issued', 'Issued'])
  })

  test('that was paid from the wallet meanwhile gives a late card payment back as a whole', { tags: ['full'] }, async () => {
    const checkout = await readyTrip(owner, await planThree(owner))
    const { body } = await payTripBy(owner, checkout, 'card')
    expect((await payTripBy(owner, checkout, 'wallet')).status).toBe(200)
    await settle()
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await confirmTrip(owner, checkout.id)
    await settle()
    expect(statusesOf(await readTripCheckout(owner, checkout.id))).toEqual(['Issued', 'Issued', 'Issued'])
    expect(await retainedFor(checkout.id)).toBe(0)
    // Nor does its page say that the card paid.
    expect((await readTripCheckout(owner, checkout.id)).lastPayment).toBeNull()
  })

  test('paid by card in two checkouts is bought once, and the second card has its money back', {
    tags: ['full'],
  }, async () => {
    const tripId = await planThree(owner)
    const first = await readyTrip(owner, tripId)
    const { items } = await readTrip(owner, tripId)
    await owner.call('DELETE', `/planned-items/${items.find(({ product }) => product === 'tour')?.id}`)
    const second = await readyTrip(owner, tripId)
    await Promise.all([payByCard(first), payByCard(second)])
    await confirmTrip(owner, second.id)
    await settle()
    await confirmTrip(owner, first.id)
    await settle()
    expect(statusesOf(await readTripCheckout(owner, second.id))).toEqual(['Issued', 'Issued'])
    // The tour was removed by hand after its checkout was opened, and is bought, as it was paid.
    const { items: bought } = await readTripCheckout(owner, first.id)
    await becomes(
      first.id,
      bought.map(({ product }) => (product === 'tour' ? 'Issued' : 'Refunded')),
    )
    expect((await readTrip(owner, tripId)).items).toEqual([])
  })

  test('is charged nothing where the gateway does not open, and is paid at the next attempt', { tags: ['full'] }, async () => {
    const checkout = await readyTrip(owner, await planThree(owner))
    await t.arm({ vendor: 'paystack', method: 'POST', path: '/transaction/initialize', fault: '503', times: 1 })
    expect((await payTripBy(owner, checkout, 'card')).body.code).toBe('payment.gateway-failed')
    await payByCard(await readTripCheckout(owner, checkout.id))
    // Neither the browser nor a second run of the job changes what one confirmation did.
    await Promise.all([confirmTrip(owner, checkout.id), confirmTrip(owner, checkout.id)])
    await settle()
    const paid = await readTripCheckout(owner, checkout.id)
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    await continueTrip.handle(t.system, { agencyId, orderId: paid.items[0]?.order?.id ?? '', tries: 0 })
    await settle()
    expect(statusesOf(await readTripCheckout(owner, checkout.id))).toEqual(['Issued', 'Issued', 'Issued'])
  })
})
