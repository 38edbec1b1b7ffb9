import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { openingCredit } from '#domain/money/ledger.ts'
import { agencyRoles, checkouts, members } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { postMovement } from '#server/modules/ledger/post-movement.ts'
import { buyChosen } from '#server/modules/protection-checkouts/choices/buy-chosen.job.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { ctxOf, ngn } from '../factories.ts'
import { openOwner } from '../open-owner.ts'
import { chooseWithFlight, openPolicy, spentOn } from './choose-with-flight.ts'

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

async function addToWallet(amount: number): Promise<void> {
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  const movement = openingCredit(ngn(amount))
  await ctx.tx((tx) => postMovement(tx, ctx, { movement, reference: crypto.randomUUID(), title: 'Test' }))
}
const spendAllBut = async (rest: number) => addToWallet(rest - (await balance()))

describe('the policy of a flight', () => {
  test('is not bought from a wallet that is too low, and is bought after a top-up', async () => {
    const flight = await flightToPay()
    await chooseWithFlight(owner, flight)
    const before = await balance()
    // What is left after the flight does not cover the policy.
    await spendAllBut(flight.offer.total.amount + 1_00)
    const id = await payFlight(flight)
    const flown = await orderOf(id)
    expect(flown).toMatchObject({ status: 'Issued', onTop: [] })
    expect(flown.timeline.at(-1).note).toBe(
      'The policy was not bought: The balance of the wallet is too low. Nothing was charged for it. It can be paid on this page.',
    )
    const left = await balance()
    expect(left).toBeGreaterThanOrEqual(0)
    await addToWallet(before)
    const { policy } = await madeFor(id)
    const { body: reviewed } = await owner.call('POST', `/checkouts/${policy.checkoutId}/review`)
    expect((await pay(owner, reviewed, 'wallet')).status).toBe(200)
    await t.drain()
    const bought = await orderOf((await orderOf(id)).onTop[0].id)
    expect(await balance()).toBe(left + before - spentOn(bought))
  })

  test('is bought once when its job runs again', { tags: ['full'] }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    await chooseWithFlight(owner, flight)
    const id = await payFlight(flight)
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    await Promise.all([0, 1].map((tries) => buyChosen.handle(t.system, { agencyId, orderId: id, tries })))
    await t.drain()
    const flown = await orderOf(id)
    expect(flown.onTop).toHaveLength(1)
    expect(await balance()).toBe(before - spentOn(flown) - spentOn(await orderOf(flown.onTop[0].id)))
  })

  test('is bought later where its insurer does not answer at first', { tags: ['full'] }, async () => {
    const flight = await flightToPay()
    await chooseWithFlight(owner, flight)
    await t.arm({ vendor: 'xcover', fault: '503', times: 2 })
    const id = await payFlight(flight)
    expect((await orderOf(id)).onTop).toEqual([])
    for (let turn = 0; turn < 3; turn++) await t.drainLater()
    expect((await orderOf(id)).onTop).toMatchObject([{ status: 'Issued' }])
  })

  test('chosen after the booking was confirmed is sold on top of it, and its buyer pays it', { tags: ['full'] }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    const { save, id: policyId } = await openPolicy(owner, flight)
    const id = await payFlight(flight)
    expect(await save()).toMatchObject({ status: 200, body: { waitsFor: null } })
    await t.drain()
    const flown = await orderOf(id)
    expect(await balance()).toBe(before - spentOn(flown))
    expect((await madeFor(id)).policy).toMatchObject({ checkoutId: policyId, state: 'payable', paysFromWallet: false })
    const { body: reviewed } = await owner.call('POST', `/checkouts/${policyId}/review`)
    expect((await pay(owner, reviewed, 'wallet')).status).toBe(200)
    await t.drain()
    expect((await orderOf(id)).onTop).toMatchObject([{ status: 'Issued' }])
  })

  test('is not chosen for a booking that has failed', { tags: ['full'] }, async () => {
    const flight = await flightToPay()
    const { save } = await openPolicy(owner, flight)
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await payFlight(flight)
    expect(await save()).toMatchObject({ status: 409, body: { code: 'order.illegal-transition' } })
  })

  test('whose day is over is not bought, and its page does not offer to pay it', { tags: ['full'] }, async () => {
    const before = await balance()
    const flight = await flightToPay()
    const policy = await chooseWithFlight(owner, flight)
    await t.system.db.update(checkouts).set({ expiresAt: new Date() }).where(eq(checkouts.id, policy.id))
    const id = await payFlight(flight)
    const flown = await orderOf(id)
    expect(await balance()).toBe(before - spentOn(flown))
    expect(flown.timeline.at(-1).note).toBe(
      'The policy was not bought: The day in which it could be bought is over. Nothing was charged for it.',
    )
    expect((await madeFor(id)).policy).toMatchObject({ state: 'ended' })
  })

  test('is not bought where its buyer needs an approval by then: the limit of their role counts when it is paid', {
    tags: ['full'],
  }, async () => {
    const role = {
      name: 'Limited',
      permissions: ['orders:write'],
      orderScope: 'all',
      walletLimit: ngn(10_000_000_00),
      refundLimit: null,
    }
    const { id: roleId } = (await owner.call('POST', '/roles', role)).body
    const userId = await createUser(t.system, { name: 'Junior', email: 'junior@skyways.test', password: demoPassword })
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'own', roleId })
    const junior = await t.signIn('junior@skyways.test')
    const before = await balance()
    const flight = await readyCheckout(junior, oneAdultToAbuja)
    await chooseWithFlight(junior, flight)
    expect((await protectionOf(flight.id)).made.policy.paysFromWallet).toBe(true)
    const { body } = await pay(junior, flight, 'wallet')
    await t.system.db.update(agencyRoles).set({ walletLimit: 1_00 }).where(eq(agencyRoles.id, roleId))
    await t.drain()
    const flown = await orderOf(body.orderId)
    expect(await balance()).toBe(before - spentOn(flown))
    expect(flown.timeline.at(-1).note).toBe(
      'The policy was not bought: Its payment needs the approval of a colleague. Nothing was charged for it. It can be paid on this page.',
    )
    expect((await madeFor(body.orderId)).policy.state).toBe('payable')
  })
})
