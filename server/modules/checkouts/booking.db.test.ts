import { describe, expect, test } from 'vitest'
import { familyToLondon, oneAdultToAbuja, pay, payment, readyCheckout, search } from '#tests/book-flight.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'

const { t, owner, orderOf, balance } = await openShop()

describe('paying from the wallet', () => {
  test('issues tickets for two adults, a child and a lap infant, and moves exactly the total', async () => {
    const before = await balance()
    const checkout = await readyCheckout(owner, familyToLondon)
    const paid = await pay(owner, checkout, 'wallet')
    expect(paid.status).toBe(200)
    expect(paid.body.redirectUrl).toBeNull()
    expect((await orderOf(paid.body.orderId)).status).toBe('PendingTicketIssue')
    expect(await balance()).toBe(before - checkout.offer.total.amount)
    await t.drain()
    const order = await orderOf(paid.body.orderId)
    expect(order.status).toBe('Issued')
    expect(order.bookingReference).toMatch(/^[A-Z0-9]{6}$/)
    expect(order.people.map((p: { type: string }) => p.type).sort()).toEqual(['ADT', 'ADT', 'CHD', 'INF'])
    for (const person of order.people) expect(person.ticketNumber).toMatch(/^\d{3}-\d{10}$/)
    // The margin is credited to the wallet when the ticket is issued.
    expect(await balance()).toBe(before - checkout.offer.total.amount + order.margin.amount)
  })

  test('with a low balance is code 82 with the balance, and nothing is booked', { tags: ['full'] }, async () => {
    const savanna = await t.signIn('owner@savanna.test')
    const checkout = await readyCheckout(savanna, { ...familyToLondon, cabin: 'business', adults: 6, children: [], infants: 0 })
    const refused = await pay(savanna, checkout, 'wallet')
    expect(refused.status).toBe(402)
    expect(refused.body).toMatchObject({
      code: 'payment.balance-low',
      data: { dialogCode: '82', balance: 680_000_00, currency: 'KES' },
    })
    expect((await savanna.call('GET', '/orders')).body.items).toEqual([])
  })

  test('with sixteen concurrent clicks, eight under one key and eight under others, makes one order and one charge', async () => {
    const before = await balance()
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 1 })
    const body = payment(checkout, 'wallet')
    const keys = [...Array(8).fill(body.idempotencyKey), ...Array.from({ length: 8 }, (_, n) => `another-key-${n}`)]
    const answers = await Promise.all(
      keys.map((idempotencyKey) => owner.call('POST', `/checkouts/${checkout.id}/pay`, { ...body, idempotencyKey })),
    )
    const orderIds = new Set(answers.filter((a) => a.status === 200).map((a) => a.body.orderId))
    expect(orderIds.size).toBe(1)
    expect(answers.filter((a) => a.status !== 200).every((a) => a.status === 409 && a.body.code === 'checkout.busy')).toBe(true)
    expect(await balance()).toBe(before - checkout.offer.total.amount)
    await t.drain()
    const [orderId] = orderIds
    expect((await orderOf(String(orderId))).payments).toHaveLength(1)
  })

  test('with another total under the same key is refused', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 2 })
    const body = payment(checkout, 'wallet')
    expect((await owner.call('POST', `/checkouts/${checkout.id}/pay`, body)).status).toBe(200)
    const other = { ...body, total: { amount: 1, currency: 'NGN' } }
    const again = await owner.call('POST', `/checkouts/${checkout.id}/pay`, other)
    expect(again.body.code).toBe('input.idempotency-key-reused')
    await t.drain()
  })
})

describe('paying by card', () => {
  test('issues the order when the gateway confirms the payment', async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 3 })
    const started = await pay(owner, checkout, 'card')
    expect(started.body.redirectUrl).toContain('/paystack/checkout/')
    expect((await orderOf(started.body.orderId)).status).toBe('Pending')
    await payOnHostedPage(started.body.redirectUrl, cards.threeDSecure)
    const confirmed = await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    expect(confirmed.body).toMatchObject({ status: 'succeeded', orderId: started.body.orderId })
    await t.drain()
    const order = await orderOf(started.body.orderId)
    expect(order.status).toBe('Issued')
    expect(order.payments).toHaveLength(1)
    expect(order.money.due.amount).toBe(0)
  })

  test('charges nothing for a declined card, and the wallet can pay the same checkout', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 4 })
    const started = await pay(owner, checkout, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.declined)
    const confirmed = await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    expect(confirmed.body.status).toBe('failed')
    const open = (await owner.call('GET', `/checkouts/${checkout.id}`)).body
    expect(open).toMatchObject({ state: 'open', lastPayment: { method: 'card', status: 'failed' } })
    const paid = await pay(owner, open, 'wallet')
    expect(paid.body.orderId).toBe(started.body.orderId)
    await t.drain()
    expect((await orderOf(paid.body.orderId)).status).toBe('Issued')
  })

  test('waits for an abandoned page until the checkout expires, then the payment is abandoned; a later payment still counts', {
    tags: ['full'],
  }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 16 })
    const started = await pay(owner, checkout, 'card')
    const { orderId, redirectUrl } = started.body
    await t.drainLater()
    expect((await orderOf(orderId)).payments).toMatchObject([{ status: 'pending' }])
    t.setClock(() => new Date(Date.now() + t.config.CHECKOUT_MS))
    await t.drainLater()
    expect((await orderOf(orderId)).payments).toMatchObject([{ status: 'abandoned' }])
    t.setClock(() => new Date())
    await payOnHostedPage(redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    expect(await orderOf(orderId)).toMatchObject({ status: 'Issued', payments: [{ status: 'succeeded' }] })
  })

  test('uses a name corrected between two attempts, in the list and at the airline', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 15 })
    await pay(owner, checkout, 'card')
    const travellers = (checkout.travellers ?? []).map((one) => ({ ...one, familyName: 'Corrected' }))
    const contact = { email: 'corrected@example.com', phone: '+2348031234567' }
    await owner.call('PUT', `/checkouts/${checkout.id}/travellers`, { travellers, contact })
    const { orderId } = (await pay(owner, checkout, 'wallet')).body
    const [found] = (await owner.call('GET', '/orders?query=corrected')).body.items
    expect(found).toMatchObject({ id: orderId, customer: expect.stringMatching(/ Corrected$/), travellers: 1 })
    await t.drain()
    expect((await orderOf(orderId)).people).toMatchObject([{ familyName: 'Corrected', ticketNumber: expect.any(String) }])
  })

  test('refunds a card that is charged after the wallet has paid', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 5 })
    const started = await pay(owner, checkout, 'card')
    const paid = await pay(owner, checkout, 'wallet')
    expect(paid.body.orderId).toBe(started.body.orderId)
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    expect((await orderOf(paid.body.orderId)).status).toBe('Issued')
    // The gateway settles a refund after a delay; the job polls until then.
    const settled = async () => {
      await t.drainLater()
      const { payments } = await orderOf(paid.body.orderId)
      return payments.map((p: { method: string; status: string }) => `${p.method} ${p.status}`).sort()
    }
    await expect.poll(settled, { timeout: 15_000, interval: 250 }).toEqual(['card refunded', 'wallet succeeded'])
  })
})

test('expires an unpaid order, unless the gateway may still report its payment', { tags: ['full'] }, async () => {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 14 })
  const started = await pay(owner, checkout, 'card')
  await t.drainLater()
  expect((await orderOf(started.body.orderId)).status).toBe('Pending')
  await payOnHostedPage(started.body.redirectUrl, cards.declined)
  await t.drainLater()
  await t.drainLater()
  expect((await orderOf(started.body.orderId)).status).toBe('Failed')
})

describe('when the supplier fails', () => {
  test('a refused ticket fails the order and refunds the wallet', async () => {
    const before = await balance()
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 6 })
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    const paid = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect((await orderOf(paid.body.orderId)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
  })

  test('an accepted booking whose response is lost is found and never booked twice', async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 7 })
    await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
    const paid = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect((await orderOf(paid.body.orderId)).status).toBe('PendingTicketIssue')
    await t.drainLater()
    const order = await orderOf(paid.body.orderId)
    expect(order.status).toBe('Issued')
    expect(order.people[0].ticketNumber).toMatch(/^\d{3}-\d{10}$/)
  })

  test('a changed price waits for acceptance, and is charged after it', { tags: ['full'] }, async () => {
    const found = await search(owner, oneAdultToAbuja)
    const offer = found.offers[8]
    const { id } = (await owner.call('POST', '/checkouts', { product: 'flight', searchId: found.searchId, offerId: offer?.id }))
      .body
    await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
    const reviewed = (await owner.call('POST', `/checkouts/${id}/review`)).body
    expect(reviewed.priceChange.before).toEqual(offer?.total)
    expect(reviewed.priceChange.after.amount).not.toBe(offer?.total.amount)
    const refused = await owner.call('POST', `/checkouts/${id}/accept-price`, { total: offer?.total })
    expect(refused.body.code).toBe('checkout.price-changed')
    const accepted = (await owner.call('POST', `/checkouts/${id}/accept-price`, { total: reviewed.priceChange.after })).body
    expect(accepted.offer.total).toEqual(reviewed.priceChange.after)
    expect(accepted.priceChange).toBeNull()
  })

  test('after fifteen minutes a checkout cannot be paid', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: 9 })
    const expiry = Date.parse(checkout.expiresAt)
    t.setClock(() => new Date(expiry))
    const late = await pay(owner, checkout, 'wallet')
    t.setClock(() => new Date())
    expect(late).toMatchObject({ status: 410, body: { code: 'checkout.expired' } })
  })
})
