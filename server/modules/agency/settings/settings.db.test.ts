import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { orders } from '#server/db/schema/index.ts'
import { hold, holdableCheckout, oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { ctxOf } from '#tests/factories.ts'
import { mailedCode } from '#tests/mailed-code.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { readBrand } from '../../mail/read-brand.ts'

const { t, owner, ada, bola, buy } = await openStorefront()

const record = {
  name: 'Skyways Travel',
  legalName: 'Skyways Travel and Tours Ltd',
  registrationNumber: 'RC 1234567',
  taxNumber: '01234567-0001',
  iataNumber: '91-2 3456 7',
  email: 'desk@skyways.test',
  phone: '+234 803 000 0000',
  address: '12 Broad Street, Lagos',
}

const rules = { guestsMayBook: true, customersMayRegister: false, customersMayHold: false, customersMayCancel: true }
const setRules = (change: Partial<typeof rules>) => owner.call('PUT', '/agency/customer-rules', { ...rules, ...change })

const choose = async (visitor: typeof ada) => {
  const { searchId, offers } = await search(visitor, oneAdultToAbuja)
  return visitor.call('POST', '/checkouts', { product: 'flight', searchId, offerId: offers[0]?.id })
}

describe('the record', () => {
  test('is saved with its history, and documents have the official facts', async () => {
    expect((await owner.call('PUT', '/agency/record', record)).body).toEqual({ ...record, iataNumber: '91234567' })
    const [change] = (await owner.call('GET', '/agency/changes?area=agency')).body
    expect(change.by).toBe((await owner.call('GET', '/session')).body.user.name)
    expect(change.fields).toContainEqual({ name: 'legalName', before: '', after: 'Skyways Travel and Tours Ltd' })
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    expect((await ctx.tx((tx) => readBrand(tx, ctx))).legal).toBe(
      'Skyways Travel and Tours Ltd · Registration no. RC 1234567 · Tax no. 01234567-0001 · IATA/TIDS 91234567',
    )
  })

  test('is refused field by field, and agents cannot change it', async () => {
    const refused = await owner.call('PUT', '/agency/record', { ...record, iataNumber: '12', email: 'desk@', phone: 'x' })
    expect(refused.body.data.problems.map(({ path }: { path: string }) => path).sort()).toEqual(['email', 'iataNumber', 'phone'])
    const agent = await t.signIn('agent@skyways.test')
    for (const path of ['record', 'contact', 'customer-rules', 'terms', 'order-settings'])
      expect((await agent.call('GET', `/agency/${path}`)).status).toBe(200)
    expect((await agent.call('PUT', '/agency/record', record)).status).toBe(403)
    expect((await agent.call('PUT', '/agency/customer-rules', rules)).status).toBe(403)
  })
})

describe('the contact settings', () => {
  test('are on the storefront at once, and a message goes to the address of its kind', async () => {
    const contact = {
      ...noContactDetails,
      days: noContactDetails.days.map((_, at) => (at < 5 ? { from: '09:00', to: '17:30' } : { from: '', to: '' })),
      categories: [{ name: 'Groups', email: 'groups@skyways.test', phone: '' }],
    }
    expect((await owner.call('PUT', '/agency/contact', contact)).status).toBe(200)
    expect((await ada.call('GET', '/shop/site')).body.agency.contact).toEqual(contact)
    await ada.call('POST', '/shop/messages', { name: 'Ada', email: 'ada@example.com', message: 'Forty of us.', topic: 'Groups' })
    const { items } = (await owner.call('GET', '/mails?query=groups@skyways.test')).body
    expect(items).toHaveLength(1)
  })

  test('are refused at the field: a day that closes before it opens, a link without https', { tags: ['full'] }, async () => {
    const wrong = {
      ...noContactDetails,
      days: noContactDetails.days.map(() => ({ from: '18:00', to: '09:00' })),
      socials: [{ name: 'Instagram', link: 'javascript:alert(1)' }],
    }
    const { problems } = (await owner.call('PUT', '/agency/contact', wrong)).body.data
    expect(problems.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining(['days.0.to', 'socials.0.link']))
  })
})

describe('the rules for customers', { tags: ['full'] }, () => {
  test('let no guest choose an offer when guests may not book, and a registered customer may', async () => {
    await setRules({ guestsMayBook: false, customersMayRegister: true })
    expect(await choose(bola)).toMatchObject({ status: 403, body: { code: 'shop.sign-in-required' } })
    await bola.call('POST', '/shop/codes', { email: 'new.customer@example.com' })
    const code = await mailedCode(t)
    expect((await bola.call('POST', '/shop/sign-in', { email: 'new.customer@example.com', code })).status).toBe(200)
    expect((await choose(bola)).status).toBe(201)
    await setRules({})
  })

  test('send a stranger no code when customers may not register', async () => {
    const before = await mailedCode(t)
    const stranger = visitShop(t, 'skyways')
    await stranger.call('POST', '/shop/codes', { email: 'stranger@example.com' })
    expect(await mailedCode(t)).toBe(before)
  })

  test('let a customer hold a fare only when customers may hold', async () => {
    const visitor = visitShop(t, 'skyways')
    await setRules({ customersMayHold: true })
    const checkout = await holdableCheckout(visitor)
    expect(checkout.hold).not.toBeNull()
    await setRules({ customersMayHold: false })
    expect((await hold(visitor, checkout)).body.code).toBe('shop.not-offered')
    expect((await visitor.call('GET', `/checkouts/${checkout.id}`)).body.hold).toBeNull()
    await setRules({ customersMayHold: true })
    const held = await hold(visitor, checkout)
    expect(held.status).toBe(200)
    await t.drain()
    expect((await visitor.call('GET', `/orders/${held.body.orderId}`)).body).toMatchObject({ status: 'Not Paid' })
    expect((await hold(ada, checkout)).status).toBe(404)
    await setRules({})
  })

  test('refuse a customer’s cancellation where customers may not cancel, and members may still cancel', async () => {
    await setRules({ customersMayCancel: false })
    const { orderId } = await buy(ada, 0)
    expect((await ada.call('GET', `/orders/${orderId}`)).body.actions).not.toContain('cancel')
    const refused = await ada.call('GET', `/orders/${orderId}/cancellation`)
    expect(refused).toMatchObject({ status: 403, body: { code: 'shop.not-offered' } })
    const cancel = { idempotencyKey: 'a-long-enough-key', refund: { amount: 1, currency: 'NGN' } }
    expect((await ada.call('POST', `/orders/${orderId}/cancel`, cancel)).body.code).toBe('shop.not-offered')
    await setRules({})
  })
})

test('the terms are versions, and a customer’s order stores the one that was shown', { tags: ['full'] }, async () => {
  expect((await owner.call('PUT', '/agency/terms', { text: 'First.' })).body).toEqual({ text: 'First.', version: 1 })
  expect((await owner.call('PUT', '/agency/terms', { text: 'First.' })).body.version).toBe(1)
  expect((await owner.call('PUT', '/agency/terms', { text: 'Second.' })).body.version).toBe(2)
  expect((await ada.call('GET', '/shop/terms')).body).toEqual({ text: 'Second.', version: 2 })
  const { orderId } = await buy(ada, 1)
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  const [order] = await ctx.tx((tx) => tx.select({ version: orders.termsVersion }).from(orders).where(eq(orders.id, orderId)))
  expect(order?.version).toBe(2)
})

test('another prefix is on new orders only, and the reminder comes the chosen hours before a hold ends', {
  tags: ['full'],
}, async () => {
  const before = (await owner.call('GET', '/agency/order-settings')).body
  expect(before.holdReminderHours).toBe(2)
  const changed = await owner.call('PUT', '/agency/order-settings', { orderPrefix: 'sw', holdReminderHours: 1 })
  expect(changed.body).toEqual({ orderPrefix: 'SW', holdReminderHours: 1, nextNumber: before.nextNumber })
  const checkout = await holdableCheckout(owner)
  const { orderId } = (await hold(owner, checkout)).body
  await t.drain()
  const order = (await owner.call('GET', `/orders/${orderId}`)).body
  expect(order.number).toBe(`SW-${before.nextNumber}`)
  const { rows } = await t.system.db.execute<{ after: Date }>(
    `select start_after as after from jobs.job where name = 'orders.hold-deadline' and data->>'orderId' = '${orderId}' and data->>'what' = 'remind'`,
  )
  const notice = Date.parse(order.payBy) - new Date(String(rows[0]?.after)).getTime()
  expect(Math.round(notice / 60_000)).toBeLessThanOrEqual(60)
  const refused = await owner.call('PUT', '/agency/order-settings', { orderPrefix: 'S1', holdReminderHours: 0 })
  expect(refused.body.data.problems).toHaveLength(2)
})
