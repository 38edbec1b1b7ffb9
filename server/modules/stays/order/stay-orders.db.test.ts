import { describe, expect, test } from 'vitest'
import { coupleAtTestHotel, coupleInLagos, openProperty, readyStay, searchStays, testRate } from '#tests/book-stay.ts'
import { openStayDesk, patience } from '#tests/open-stay-desk.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'

const { t, owner, orderOf, balance, pay, roomCalled, bookedFromWallet, quote, cancel } = await openStayDesk()

describe('a stay paid from the wallet', () => {
  test('is booked at its supplier and has the property’s own confirmation number', async () => {
    const before = await balance()
    const { checkout, order } = await bookedFromWallet('Successful Booking')
    expect(order).toMatchObject({ product: 'stay', status: 'Issued', title: expect.stringContaining('Duffel Test Hotel') })
    expect(order.bookingReference).toMatch(/^[A-Z0-9]+$/)
    expect(order.guests.map((guest: { givenName: string }) => guest.givenName)).toEqual(['Adaeze', 'Tobenna'])
    expect(order.total).toEqual(checkout.total)
    // The margin is credited to the wallet once the room is confirmed.
    expect(await balance()).toBe(before - order.total.amount + order.margin.amount)
  })

  test('that can be cancelled free of charge is refunded in full, as shown before', { tags: ['full'] }, async () => {
    const before = await balance()
    const { order } = await bookedFromWallet('Successful Booking')
    const asked = await quote(order.id)
    expect(asked).toMatchObject({ paid: order.total, penalty: { amount: 0 }, fee: { amount: 0 }, refund: order.total })
    // The margin was credited when the room was confirmed.
    expect(asked.wallet.amount).toBe(order.total.amount - order.margin.amount)
    expect((await cancel(order.id, asked)).status).toBe(200)
    await t.drain()
    expect(await orderOf(order.id)).toMatchObject({
      status: 'Refunded',
      cancelled: { refund: order.total, penalty: { amount: 0 }, wallet: asked.wallet },
    })
    expect(await balance()).toBe(before)
  })

  test('that is non-refundable is cancelled without a refund, as shown before', async () => {
    const { order } = await bookedFromWallet('Non-refundable')
    const after = await balance()
    const asked = await quote(order.id)
    expect(asked).toMatchObject({ penalty: order.total, refund: { amount: 0 } })
    expect((await cancel(order.id, asked)).status).toBe(200)
    await t.drain()
    expect((await orderOf(order.id)).status).toBe('TicketCanceled')
    expect(await balance()).toBe(after)
  })

  test('is not cancelled for another refund than was shown', { tags: ['full'] }, async () => {
    const { order } = await bookedFromWallet('Successful Booking')
    const asked = await quote(order.id)
    const refund = { ...asked.refund, amount: asked.refund.amount - 1 }
    expect(await cancel(order.id, { ...asked, refund })).toMatchObject({ status: 409, body: { code: 'order.refund-changed' } })
    expect((await orderOf(order.id)).status).toBe('Issued')
  })

  test('that is too late to cancel gives code 10 and stays confirmed', { tags: ['full'] }, async () => {
    const { order } = await bookedFromWallet('Too Late to Cancel')
    const refused = await cancel(order.id, await quote(order.id))
    expect(refused).toMatchObject({ status: 409, body: { code: 'stay.not-cancellable', data: { dialogCode: '10' } } })
    expect((await orderOf(order.id)).status).toBe('Issued')
    expect((await cancel(order.id, await quote(order.id))).body).toMatchObject({ code: 'stay.not-cancellable' })
  })

  test('with a lost response is found at the supplier and never booked twice', async () => {
    const { order } = await bookedFromWallet('the Answer Is Lost')
    expect(order.status).toBe('PendingTicketIssue')
    await t.drainLater()
    expect((await orderOf(order.id)).status).toBe('Issued')
  })

  test.each(['Booking Refused', 'Insufficient Balance', 'Rate Unavailable at Booking'])(
    '%s: nothing is booked and the payment is refunded',
    { tags: ['full'] },
    async (room) => {
      const before = await balance()
      const { order } = await bookedFromWallet(room)
      await t.drainLater()
      expect((await orderOf(order.id)).status).toBe('Refunded')
      expect(await balance()).toBe(before)
    },
  )
})

describe('a room that the property confirms itself', { tags: ['full'] }, () => {
  test('is pending with the money held, then confirmed', async () => {
    const { order } = await bookedFromWallet('Then Confirmed')
    expect(order.status).toBe('PendingTicketIssue')
    await expect
      .poll(async () => {
        await t.drainLater()
        return (await orderOf(order.id)).status
      }, patience)
      .toBe('Issued')
  })

  test('is declined, and the payment is refunded', async () => {
    const before = await balance()
    const { order } = await bookedFromWallet('Then Declined')
    await expect
      .poll(async () => {
        await t.drainLater()
        return (await orderOf(order.id)).status
      }, patience)
      .toBe('Refunded')
    expect(await balance()).toBe(before)
  })
})

describe('a stay paid at the property', () => {
  test("is booked without a payment and earns the supplier's commission", async () => {
    const before = await balance()
    const checkout = await roomCalled('Pay at the Accommodation')
    expect(checkout).toMatchObject({
      total: { amount: 0 },
      methods: [],
      offer: { rate: { payWhen: 'property', payNow: { amount: 0 } } },
    })
    const made = await owner.call('POST', `/checkouts/${checkout.id}/confirm`, { idempotencyKey: checkout.idempotencyKey })
    expect(made.status).toBe(200)
    await t.drain()
    expect(await orderOf(made.body.orderId)).toMatchObject({ status: 'Issued', money: { due: { amount: 0 } }, payments: [] })
    expect(await balance()).toBe(before)
  })

  test('is charged the deposit only', { tags: ['full'] }, async () => {
    const checkout = await roomCalled('Pay a Deposit Now')
    const { rate, total } = checkout.offer
    expect(rate.payWhen).toBe('deposit')
    expect(total.amount + rate.payAtProperty.amount).toBe(rate.total.amount)
    expect(total.amount).toBeLessThan(rate.total.amount / 2)
  })
})

describe('a stay whose offer changed', { tags: ['full'] }, () => {
  test('to a higher price keeps the old price until the new one is accepted', async () => {
    const checkout = await roomCalled('Price Change at Quote')
    expect(checkout.priceChange?.after.amount).toBeGreaterThan(checkout.total.amount)
    const accepted = await owner.call('POST', `/checkouts/${checkout.id}/accept-price`, { total: checkout.priceChange?.after })
    expect(accepted.body).toMatchObject({ priceChange: null, total: checkout.priceChange?.after })
    expect((await pay(accepted.body, 'wallet')).status).toBe(200)
    await t.drain()
  })

  test('to sold out closes the checkout with accommodation-availability-11', async () => {
    const checkout = await roomCalled('Rate Unavailable at Quote')
    expect(checkout.state).toBe('gone')
    const again = await owner.call('POST', `/checkouts/${checkout.id}/review`)
    expect(again).toMatchObject({
      status: 410,
      body: { code: 'stay.no-availability', data: { dialogCode: 'accommodation-availability-11' } },
    })
  })
})

describe('two rooms with children', { tags: ['full'] }, () => {
  test('are paid by card and cancelled in time, and the card is refunded without its fee', async () => {
    const search = {
      ...coupleInLagos,
      rooms: [
        { adults: 2, children: [7], infants: 1 },
        { adults: 1, children: [9, 12], infants: 0 },
      ],
    }
    const found = await searchStays(owner, search)
    const free = found.stays.find(({ rates }) => rates?.some((rate) => rate.refundability === 'free' && rate.payWhen === 'now'))
    if (!free) throw new Error('nothing can be cancelled free of charge')
    const detail = await openProperty(owner, found.searchId, free.id)
    const rate = detail.rooms
      .flatMap(({ rates }) => rates)
      .find((one) => one.refundability === 'free' && one.payWhen === 'now' && !one.isOnRequest)
    if (!rate) throw new Error('no such rate')
    const checkout = await readyStay(owner, { searchId: found.searchId, detail, rate }, 'A cot, please')
    const opened = await pay(checkout, 'card')
    await payOnHostedPage(opened.body.redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    const order = await orderOf(opened.body.orderId)
    expect(order).toMatchObject({ status: 'Issued', requests: 'A cot, please', travellers: 7 })
    expect(new Set(order.guests.map((guest: { room: number }) => guest.room))).toEqual(new Set([0, 1]))
    const asked = await quote(order.id)
    expect(asked.refund.amount).toBe(asked.paid.amount - asked.fee.amount)
    expect(asked.fee.amount).toBeGreaterThan(0)
    expect(asked.wallet.amount).toBe(-order.margin.amount)
    const before = await balance()
    expect((await cancel(order.id, asked)).status).toBe(200)
    await expect
      .poll(async () => {
        await t.drainLater()
        return orderOf(order.id)
      }, patience)
      .toMatchObject({ status: 'Refunded', payments: [{ returned: asked.refund }] })
    expect(await balance()).toBe(before + asked.wallet.amount)
    expect((await orderOf(order.id)).cancelled.wallet).toEqual(asked.wallet)
  })
})

test('a room without guests is refused with its missing fields', { tags: ['full'] }, async () => {
  const chosen = await testRate(owner, 'Successful Booking', {
    ...coupleAtTestHotel,
    rooms: [
      { adults: 1, children: [], infants: 0 },
      { adults: 1, children: [], infants: 0 },
    ],
  })
  const created = await owner.call('POST', '/checkouts', {
    product: 'stay',
    searchId: chosen.searchId,
    propertyId: chosen.detail.property.id,
    rateId: chosen.rate.id,
  })
  const lead = { room: 0, type: 'adult', age: null, title: null, givenName: 'Ada', familyName: 'Obi' }
  const saved = await owner.call('PUT', `/checkouts/${created.body.id}/guests`, {
    guests: [lead],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
  })
  expect(saved).toMatchObject({
    status: 422,
    body: { data: { problems: [{ path: 'guests', message: 'Enter who checks in to room 2.' }] } },
  })
})
