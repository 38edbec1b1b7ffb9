import { describe, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { openOwner } from '../open-owner.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { chooseWithFlight, spentOn } from './choose-with-flight.ts'

const { t, owner, orderOf, balance } = await openOwner()

const flightToPay = () => readyCheckout(owner, oneAdultToAbuja)
const protectionOf = async (id: string) => (await owner.call('GET', `/checkouts/${id}/protection`)).body
const madeFor = async (orderId: string) => (await owner.call('GET', `/orders/${orderId}/protection`)).body.made

async function payFlight(flight: FlightCheckout): Promise<string> {
  const { status, body } = await pay(owner, flight, 'wallet')
  expect(status).toBe(200)
  await t.drain()
  return body.orderId
}

describe('protection in the checkout of a flight', () => {
  test('is offered with nothing decided, and its trip has the travellers and the price of the flight', async () => {
    const flight = await flightToPay()
    expect(await protectionOf(flight.id)).toEqual({ isOffered: true, made: null })
    const { body } = await owner.call('GET', `/checkouts/${flight.id}/protection-trip`)
    expect(body).toMatchObject({ from: oneAdultToAbuja.depart, destination: 'NG', people: 1, currency: 'NGN' })
    expect(body.ages).toHaveLength(1)
    expect(body.named).toHaveLength(1)
  })

  test('is bought from the wallet once the flight is issued, on top of it, for the price that was chosen', {
    tags: ['full'],
  }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    expect((await protectionOf(flight.id)).made).toMatchObject({
      choice: 'policy',
      by: expect.any(String),
      policy: { name: 'Harbour Complete', people: 1, state: 'planned', paysFromWallet: true },
    })
    const id = await payFlight(flight)
    const flown = await orderOf(id)
    const { onTop, tripId } = flown
    expect(onTop).toMatchObject([{ product: 'protection', status: 'Issued' }])
    const bought = await orderOf(onTop[0].id)
    expect(bought).toMatchObject({ tripId, below: { id }, total: { amount: policy.offer.total.amount } })
    expect((await madeFor(id)).policy.state).toBe('bought')
    expect(await balance()).toBe(before - spentOn(flown) - spentOn(bought))
  })

  test('is not bought when the flight fails, and nothing is charged for it', { tags: ['full'] }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    const id = await payFlight(flight)
    const failed = await orderOf(id)
    expect(failed).toMatchObject({ status: 'Refunded', onTop: [] })
    expect(await balance()).toBe(before)
    expect((await owner.call('GET', `/checkouts/${policy.id}`)).body).toMatchObject({ state: 'gone', orderId: null })
    expect(await pay(owner, policy, 'wallet')).toMatchObject({ body: { code: 'protection.not-offered' } })
  })

  test('that its insurer refuses leaves the flight issued, and its money goes back', { tags: ['full'] }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    await chooseWithFlight(owner, flight)
    await t.arm({ vendor: 'xcover', fault: 'booking-refused', times: 1 })
    const id = await payFlight(flight)
    const flown = await orderOf(id)
    expect(flown.status).toBe('Issued')
    expect(await balance()).toBe(before - spentOn(flown))
  })

  test('whose price has changed by then is not bought without another yes', { tags: ['full'] }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    await t.arm({ vendor: 'xcover', fault: 'price-change', times: 1 })
    const id = await payFlight(flight)
    const flown = await orderOf(id)
    expect(await balance()).toBe(before - spentOn(flown))
    expect(flown.timeline.at(-1)).toMatchObject({ event: 'What was chosen with it is not bought yet' })
    expect((await madeFor(id)).policy).toMatchObject({ checkoutId: policy.id, state: 'payable' })
  })

  test('cannot be paid before the flight is, and waits for its own payment where the flight was not paid from the wallet', {
    tags: ['full'],
  }, async () => {
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    const { body: reviewed } = await owner.call('POST', `/checkouts/${policy.id}/review`)
    expect(await pay(owner, reviewed, 'wallet')).toMatchObject({ status: 409, body: { code: 'checkout.waits' } })
    const { body } = await pay(owner, flight, 'card')
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${flight.id}/confirm-card`)
    await t.drain()
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'Issued', onTop: [] })
    expect((await madeFor(body.orderId)).policy).toMatchObject({ checkoutId: policy.id, state: 'payable' })
    expect((await pay(owner, reviewed, 'wallet')).status).toBe(200)
    await t.drain()
    expect((await orderOf(body.orderId)).onTop).toMatchObject([{ status: 'Issued' }])
  })

  test('declined, or bought elsewhere, is recorded with who and when, and takes a chosen policy back', {
    tags: ['full'],
  }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    const decline = (choice: string) => owner.call('PUT', `/checkouts/${flight.id}/protection`, { choice })
    expect(await decline('elsewhere')).toMatchObject({ status: 200, body: { choice: 'elsewhere', policy: null } })
    const { body: made } = await decline('declined')
    expect(made).toMatchObject({ choice: 'declined', by: expect.any(String), at: expect.any(String) })
    expect((await owner.call('GET', `/checkouts/${policy.id}`)).body.state).toBe('gone')
    const id = await payFlight(flight)
    expect(await madeFor(id)).toEqual(made)
    const flown = await orderOf(id)
    expect(flown.onTop).toEqual([])
    expect(await balance()).toBe(before - spentOn(flown))
    expect(await decline('elsewhere')).toMatchObject({ body: { code: 'checkout.done' } })
  })

  test('is not offered in the checkout of a policy, nor for a booking of another agency', { tags: ['full'] }, async () => {
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    expect(await protectionOf(policy.id)).toEqual({ isOffered: false, made: null })
    const stranger = await t.signIn('owner@savanna.test')
    for (const path of ['protection', 'protection-trip'])
      expect((await stranger.call('GET', `/checkouts/${flight.id}/${path}`)).status).toBe(404)
    expect((await stranger.call('PUT', `/checkouts/${flight.id}/protection`, { choice: 'declined' })).status).toBe(404)
  })
})
