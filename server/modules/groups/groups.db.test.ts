import { describe, expect, test } from 'vitest'
import type { GroupView, SharedShare, ShareView } from '#contract/groups/group-shapes.ts'
import { hold, holdableCheckout } from '#tests/book-flight.ts'
import { namesTold } from '#tests/names-customers-never-read.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { sendTransfer } from '#tests/send-transfer.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { decideGroup } from './decide-group.job.ts'

const { t, owner, orderOf, balance } = await openShop()
const shop = visitShop(t, 'skyways')

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}
const emails = ['ada@example.com', 'bola@example.com']
let offer = 0

/** A held order of two adults whose cost each shares. */
async function sharedOrder(rule: GroupView['rule'], amounts: (number | null)[] = [null, null]) {
  const checkout = await holdableCheckout(owner, { index: offer++, adults: 2 })
  const id = String((await hold(owner, checkout)).body.orderId)
  await t.drain()
  const { order } = (await owner.call('GET', `/orders/${id}/group`)).body
  const [first, second] = order.people
  const shares = [first, second].map((person: { id: string; name: string }, at) => ({
    name: person.name,
    email: emails[at],
    people: [person.id],
    amount: amounts[at] === null ? null : { amount: amounts[at], currency: order.total.currency },
  }))
  const rooms = [{ name: '101', type: 'Twin', people: [first.id] }]
  const body = { organiser: { name: 'Chi Eze', email: 'chi@example.com' }, rule, shares, rooms }
  const made = await owner.call('POST', `/orders/${id}/group`, body)
  return { id, made, order, body }
}

const groupOf = async (id: string): Promise<GroupView> => (await owner.call('GET', `/orders/${id}/group`)).body.group
const tokenOf = ({ link }: Pick<ShareView, 'link'>): string => link.split('/').at(-1) ?? ''
const read = async (token: string): Promise<SharedShare> => (await shop.call('GET', `/shop/shares/${token}`)).body.share

/** Begins the payment of a share as its page does. Returns the page of the gateway; null for a transfer. */
async function begin({ email, link }: ShareView, method: 'card' | 'bank-transfer'): Promise<string | null> {
  const token = tokenOf({ link })
  const { next } = await read(token)
  const total = next?.methods.find(({ id }) => id === method)?.total
  const key = next?.idempotencyKey ?? ''
  const body = { agrees: true, method, total, email, idempotencyKey: key }
  return (await shop.call('POST', `/shop/shares/${token}/pay`, body, { 'idempotency-key': key })).body.redirectUrl
}

async function pay(share: ShareView, card: (typeof cards)[keyof typeof cards] = cards.approved) {
  await payOnHostedPage((await begin(share, 'card')) ?? '', card)
  await confirm(share)
}

/** As the page does after the payer came back, or while it waits for a transfer. */
async function confirm(share: ShareView) {
  await shop.call('POST', `/shop/shares/${tokenOf(share)}/confirm-payment`)
  await settle()
}

/** The account that the page of a share shows for its transfer. */
const accountOf = async (share: ShareView) => {
  const { awaited } = await read(tokenOf(share))
  return { number: awaited?.transfer?.accountNumber ?? '', due: awaited?.amount.amount ?? 0 }
}

const decide = (id: string) => decideGroup.handle(t.system, { agencyId: agencyId(), orderId: id })
let agency = ''
const agencyId = () => agency
agency = (await owner.call('GET', '/session')).body.agency.id

/** Card refunds take a moment at the gateway. */
const statesOf = async (id: string) => (await groupOf(id)).shares.flatMap(({ deposits }) => deposits.map(({ state }) => state))
const returned = (id: string) =>
  expect
    .poll(
      async () => {
        await t.drainLater()
        return statesOf(id)
      },
      { timeout: 15_000, interval: 100 },
    )
    .toEqual(['returned'])

const subjects = async (to: string): Promise<string[]> =>
  (await owner.call('GET', `/mails?query=${to}`)).body.items.map(({ template }: { template: string }) => template)

describe('the cost of a held order', () => {
  test('is shared equally, each payer sees only their own part, and the last share pays the order', async () => {
    const { id, made, order } = await sharedOrder('organiser')
    expect(made.status).toBe(201)
    const group = await groupOf(id)
    const [ada, bola] = group.shares as [ShareView, ShareView]
    expect(ada.amount.amount + bola.amount.amount).toBe(order.total.amount)
    expect(ada.amount.amount - bola.amount.amount).toBe(order.total.amount % 2)
    await settle()
    expect(await subjects(emails[0] ?? '')).toContain('share-asked')

    const seen = await read(tokenOf(ada))
    expect(seen).toMatchObject({ name: ada.name, people: [ada.name], rooms: [{ name: '101', type: 'Twin' }], state: 'open' })
    expect(JSON.stringify(seen)).not.toContain(bola.name)
    expect(namesTold(JSON.stringify(seen))).toEqual([])
    expect((await read(tokenOf(bola))).rooms).toEqual([])

    const before = await balance()
    await pay(ada)
    expect(await balance()).toBe(before)
    expect((await read(tokenOf(ada))).state).toBe('paid')
    expect((await groupOf(id)).paid).toEqual(ada.amount)
    await pay(bola)
    const issued = await orderOf(id)
    expect(issued.status).toBe('Issued')
    // The shares paid the price, and the agency earned its margin.
    expect(await balance()).toBe(before + issued.margin.amount)
    expect(await groupOf(id)).toMatchObject({ state: 'paid', shares: [{ isPaid: true }, { isPaid: true }] })
    expect((await read(tokenOf(ada))).state).toBe('booked')
    expect(await subjects(emails[1] ?? '')).toContain('share-told')
  })

  test('is shared by amounts that sum to its price, and by each person once', { tags: ['full'] }, async () => {
    const { made, body, id } = await sharedOrder('organiser', [1_00, 2_00])
    expect(made.body.code).toBe('input.invalid')
    const [first] = body.shares
    const twice = { ...body, shares: [first, first].map((share) => ({ ...share, amount: null })) }
    expect((await owner.call('POST', `/orders/${id}/group`, twice)).body.code).toBe('input.invalid')
    const right = { ...body, shares: body.shares.map((share) => ({ ...share, amount: null })) }
    expect((await owner.call('POST', `/orders/${id}/group`, right)).status).toBe(201)
    expect((await owner.call('POST', `/orders/${id}/group`, right)).body.code).toBe('group.exists')
  })

  test('is not paid by a declined card, nor without agreeing to the rule', { tags: ['full'] }, async () => {
    const { id } = await sharedOrder('organiser')
    const [ada] = (await groupOf(id)).shares as [ShareView]
    const token = tokenOf(ada)
    const { next } = await read(token)
    const body = { method: 'card', total: next?.methods[0]?.total, email: ada.email, idempotencyKey: next?.idempotencyKey }
    expect((await shop.call('POST', `/shop/shares/${token}/pay`, body)).status).toBe(422)
    await pay(ada, cards.declined)
    expect((await groupOf(id)).shares[0]?.isPaid).toBe(false)
    expect((await visitShop(t, 'savanna').call('GET', `/shop/shares/${token}`)).status).toBe(404)
  })
})

describe('a share that is not paid by the day before the deadline', { tags: ['full'] }, () => {
  test('is asked from the organiser, whose payment pays the order', async () => {
    const { id } = await sharedOrder('organiser')
    const [ada, bola] = (await groupOf(id)).shares as [ShareView, ShareView]
    await pay(ada)
    await decide(id)
    const { state, shares } = await groupOf(id)
    expect(state).toBe('decided')
    expect(shares).toMatchObject([{ isPaid: true }, { state: 'void' }, { kind: 'missing', name: 'Chi Eze', amount: bola.amount }])
    expect((await read(tokenOf(bola))).state).toBe('ended')
    await pay(shares[2] as ShareView)
    expect((await orderOf(id)).status).toBe('Issued')
  })

  test('is split over those who have paid', async () => {
    const { id } = await sharedOrder('re-split')
    const [ada, bola] = (await groupOf(id)).shares as [ShareView, ShareView]
    await pay(ada)
    await decide(id)
    const missing = (await groupOf(id)).shares.at(-1) as ShareView
    expect(missing).toMatchObject({ kind: 'missing', name: ada.name, amount: bola.amount })
    await pay(missing)
    expect((await orderOf(id)).status).toBe('Issued')
  })

  test('gives up the booking, and who has paid keeps the money for a new one or gets it back', async () => {
    const { id } = await sharedOrder('drop')
    const [ada] = (await groupOf(id)).shares as [ShareView]
    await pay(ada)
    await decide(id)
    await settle()
    expect((await orderOf(id)).status).toBe('Cancelled')
    const { state, paidPeople, people } = await groupOf(id)
    expect(state).toBe('dropped')
    expect(paidPeople).toEqual([people[0]?.id])
    expect(await statesOf(id)).toEqual(['held'])
    expect((await read(tokenOf(ada))).state).toBe('dropped')
    expect((await owner.call('POST', `/orders/${id}/group/end`, { reason: 'No new booking.' })).status).toBe(200)
    await returned(id)
  })
})

test('shares go back by themselves when the hold ends unpaid', async () => {
  const { id } = await sharedOrder('organiser')
  const [ada, bola] = (await groupOf(id)).shares as [ShareView, ShareView]
  const before = await balance()
  await pay(ada)
  expect((await owner.call('POST', `/orders/${id}/release`)).status).toBe(200)
  await settle()
  await returned(id)
  expect((await groupOf(id)).state).toBe('ended')
  expect((await read(tokenOf(bola))).state).toBe('ended')
  expect(await balance()).toBe(before)
})

describe('a share that is paid by bank transfer', { tags: ['full'] }, () => {
  const transferOf = async (share: ShareView) => {
    expect(await begin(share, 'bank-transfer')).toBeNull()
    return accountOf(share)
  }

  test('counts when the money has arrived, and pays the order with the other shares', async () => {
    const { id } = await sharedOrder('organiser')
    const [ada, bola] = (await groupOf(id)).shares as [ShareView, ShareView]
    const account = await transferOf(ada)
    expect((await groupOf(id)).shares[0]?.isPaid).toBe(false)
    await sendTransfer(t.sandboxUrl, account.number, account.due)
    await confirm(ada)
    expect((await read(tokenOf(ada))).state).toBe('paid')
    await pay(bola)
    expect((await orderOf(id)).status).toBe('Issued')
  })

  test('and arrives after the hold ended is in the wallet, from which the agency sends it back', async () => {
    const { id } = await sharedOrder('organiser')
    const [ada] = (await groupOf(id)).shares as [ShareView]
    const account = await transferOf(ada)
    const before = await balance()
    await owner.call('POST', `/orders/${id}/release`)
    await settle()
    expect(await sendTransfer(t.sandboxUrl, account.number, account.due)).toBe('accepted')
    await confirm(ada)
    expect(await balance()).toBe(before + account.due)
    expect((await read(tokenOf(ada))).state).toBe('ended')
  })
})

test('people change rooms; a change based on older rooms is refused, and the list is a CSV file', {
  tags: ['full'],
}, async () => {
  const { id, order } = await sharedOrder('organiser')
  const [first, second] = order.people
  const rooms = [{ name: '102', type: 'Double', people: [first.id, second.id] }]
  expect((await owner.call('PUT', `/orders/${id}/group/rooms`, { rev: 0, rooms })).status).toBe(200)
  expect((await owner.call('PUT', `/orders/${id}/group/rooms`, { rev: 0, rooms })).body.code).toBe('group.changed-meanwhile')
  const csv = String((await owner.call('GET', `/orders/${id}/group/rooms.csv`)).body)
  expect(csv).toContain(`102,Double,${second.name}`)
  const other = await t.signIn('owner@savanna.test')
  expect((await other.call('GET', `/orders/${id}/group`)).status).toBe(404)
  expect((await other.call('PUT', `/orders/${id}/group/rooms`, { rev: 1, rooms })).status).toBe(404)
})

test('the shares of a customer are exported and erased with that customer', { tags: ['full'] }, async () => {
  const { id } = await sharedOrder('organiser')
  const [, bola] = (await groupOf(id)).shares as [ShareView, ShareView]
  await settle()
  const email = emails[1] ?? ''
  const customer = (await owner.call('POST', '/customers', { name: 'Bola Ade', email })).body.id
  const { body } = await owner.call('GET', `/customers/${customer}/export`)
  const { shares } = typeof body === 'string' ? JSON.parse(body) : body
  expect(shares).toContainEqual(expect.objectContaining({ name: bola.name, email, amount: bola.amount }))
  expect((await owner.call('POST', `/customers/${customer}/erase`, {})).body).toEqual({ done: true })
  expect(JSON.stringify(await groupOf(id))).not.toContain(email)
  expect((await shop.call('GET', `/shop/shares/${tokenOf(bola)}`)).body.code).toBe('share.link-invalid')
})
