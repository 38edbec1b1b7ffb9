import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency, buildMember, buildOrder, buildPayment, ngn } from '#tests/factories.ts'
import type { Ctx } from '../../../ctx.ts'
import { mails, orders } from '../../../db/schema/index.ts'
import { getMail } from '../../mail/get-mail.ts'
import { listMails } from '../../mail/list-mails.ts'
import { emailConfirmation } from '../../notifications/email-confirmation.ts'
import { mailOrderIssued } from '../../notifications/mail-documents.ts'
import { mailNeedsDecision } from '../../notifications/mail-needs-decision.ts'
import { mailOrderFailed } from '../../notifications/mail-order-failed.ts'
import { readCalendar, readTicketPdf } from '../documents/read-documents.ts'
import { recordOrderEvent } from '../transition-order.ts'
import { getOrder } from './get-order.ts'

let t: TestApp
let owner: Ctx
let agent: Ctx
let viewer: Ctx
let stranger: Ctx

beforeAll(async () => {
  t = await testApp()
  owner = await buildAgency(t.system, { name: 'Bright <Tours>' })
  agent = await buildMember(t.system, owner.agencyId, 'agent')
  viewer = await buildMember(t.system, owner.agencyId, 'viewer')
  stranger = await buildAgency(t.system)
})
afterAll(() => t.close())

const allMails = async (as = owner) =>
  (await listMails(as, { query: '', status: null, from: null, to: null, after: null, limit: 100 })).items

describe('an order', () => {
  it('shows people with tickets and the end of the passport number, contact, payments and history', async () => {
    const id = await buildOrder(owner, { passport: 'B04410027', ticketNumber: '125-2342567890', bookingReference: 'K7QXJ4' })
    await buildPayment(owner, { orderId: id, amount: 100_000_00 })
    await buildPayment(owner, { orderId: id, amount: 100_000_00, method: 'card', status: 'failed' })
    await owner.tx((tx) => recordOrderEvent(tx, owner, { orderId: id, event: 'created', to: 'Pending' }))
    await owner.tx((tx) => recordOrderEvent(tx, owner, { orderId: id, event: 'documents-issued', from: 'Paid', to: 'Issued' }))
    const order = await getOrder(owner, { id })
    expect(order).toMatchObject({ people: [{ documentEnding: '027', ticketNumber: '125-2342567890' }] })
    expect(order.contact).toEqual({ email: 'customer@example.com', phone: '+2348031234567' })
    expect(order).toMatchObject({ money: { paid: ngn(100_000_00), due: ngn(0) }, travellers: 1 })
    expect(order.payments.map((payment) => payment.status).toSorted()).toEqual(['failed', 'succeeded'])
    expect(order.timeline.map((line) => [line.event, line.status])).toEqual([
      ['Order created', 'Pending'],
      ['Tickets issued', 'Issued'],
    ])
    expect(JSON.stringify(order)).not.toContain('B04410027')
  })

  it('shows waterfall and margin only to roles that may see them', async () => {
    const id = await buildOrder(owner, { total: 90_000, margin: 4_000 })
    expect(await getOrder(owner, { id })).toMatchObject({ margin: ngn(4_000), waterfall: { net: ngn(86_000) } })
    for (const ctx of [agent, viewer]) expect(await getOrder(ctx, { id })).toMatchObject({ margin: null, waterfall: null })
  })

  it('has its unpaid amount as due, and zero once it has ended', async () => {
    const held = await buildOrder(owner, { status: 'Not Paid', total: 500 })
    const expired = await buildOrder(owner, { status: 'Expired', total: 500 })
    expect(await getOrder(owner, { id: held })).toMatchObject({ money: { paid: ngn(0), due: ngn(500) } })
    expect(await getOrder(owner, { id: expired })).toMatchObject({ money: { due: ngn(0) } })
  })

  it('of another agency is not found, nor are its documents', async () => {
    const id = await buildOrder(owner)
    const gone = { code: 'access.not-found' }
    await expect(getOrder(stranger, { id })).rejects.toMatchObject(gone)
    await expect(readTicketPdf(stranger, { id })).rejects.toMatchObject(gone)
    await expect(readCalendar(stranger, { id })).rejects.toMatchObject(gone)
    await expect(emailConfirmation(stranger, { id, email: 'a@b.co', ipAddress: '' })).rejects.toMatchObject(gone)
  })

  it.each<[OrderStatus, string[], string[], string[]]>([
    ['AwaitingAdmin', ['check-again', 'mark-issued', 'fail-and-refund', 'add-note'], ['add-note'], []],
    ['Issued', ['email-confirmation', 'add-note'], ['email-confirmation', 'add-note'], []],
    ['Not Paid', ['release', 'email-confirmation', 'add-note'], ['release', 'email-confirmation', 'add-note'], []],
    ['Refunded', ['add-note'], ['add-note'], []],
  ])('that is %s offers each role what it may do', async (status, asOwner, asAgent, asViewer) => {
    const id = await buildOrder(owner, { status })
    expect((await getOrder(owner, { id })).actions).toEqual(asOwner)
    expect((await getOrder(agent, { id })).actions).toEqual(asAgent)
    expect((await getOrder(viewer, { id })).actions).toEqual(asViewer)
  })
})

describe('documents', () => {
  it.each<[OrderStatus, string[]]>([
    ['Issued', ['pdf', 'ics']],
    ['Booked', ['pdf']],
    ['Not Paid', ['pdf']],
    ['Pending', []],
    ['AwaitingAdmin', []],
    ['Refunded', []],
  ])('of an order that is %s', async (status, kinds) => {
    const id = await buildOrder(owner, { status, bookingReference: 'K7QXJ4' })
    const order = await getOrder(owner, { id })
    expect(order.documents.map((document) => document.kind)).toEqual(kinds)
    const pdf = readTicketPdf(owner, { id })
    if (kinds.includes('pdf')) expect((await pdf).type).toBe('application/pdf')
    else await expect(pdf).rejects.toMatchObject({ code: 'order.no-documents' })
    if (!kinds.includes('ics')) await expect(readCalendar(owner, { id })).rejects.toMatchObject({ code: 'order.no-documents' })
  })

  it('are downloaded as files', { tags: ['full'] }, async () => {
    const client = await t.signIn('owner@skyways.test')
    const [skyways] = await t.system.db.query.agencies.findMany({ where: (a, { eq: is }) => is(a.slug, 'skyways') })
    if (!skyways) throw new Error('no demo agency')
    const someone = await buildMember(t.system, skyways.id, 'owner')
    const id = await buildOrder(someone, { number: 7_001, ticketNumber: '125-2342567890' })
    const pdf = await client.call('GET', `/orders/${id}/e-ticket.pdf`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain('TW-7001.pdf')
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-')
    const ics = await client.call('GET', `/orders/${id}/itinerary.ics`)
    expect(ics.headers['content-type']).toContain('text/calendar')
    expect(String(ics.body)).toContain('DTSTART;TZID=Africa/Lagos:20261214T224500')
    const csv = await client.call('GET', '/orders.csv')
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(String(csv.body)).toContain('TW-7001')
  })
})

describe('mails of an order', () => {
  it('are sent once with PDF and calendar, and stay in the outbox without a mail server', { tags: ['full'] }, async () => {
    const id = await buildOrder(owner, {
      ticketNumber: '125-2342567890',
      email: 'issued@example.com',
      bookingReference: 'K7QXJ4',
    })
    await mailOrderIssued(owner, id)
    await mailOrderIssued(owner, id)
    await t.drain()
    const found = (await allMails()).filter((mail) => mail.orderId === id)
    expect(found).toMatchObject([{ to: 'issued@example.com', template: 'order-issued', status: 'stored' }])
    const mail = await getMail(agent, { id: found[0]?.id ?? '' })
    expect(mail.attachments.map((file) => file.name.replace(/^TW-\d+/, ''))).toEqual(['.pdf', '.ics'])
    expect(mail.attachments.every((file) => file.bytes > 1_000)).toBe(true)
    expect(mail.html).toContain('Bright &lt;Tours&gt;')
    expect((await getOrder(owner, { id })).mails).toMatchObject([{ to: 'issued@example.com', status: 'stored' }])
    await expect(getMail(stranger, { id: mail.id })).rejects.toMatchObject({ code: 'access.not-found' })
  })

  it("state the destination of a failed order's refund", async () => {
    const id = await buildOrder(owner, { status: 'Failed' })
    await buildPayment(owner, { orderId: id, amount: 101_500_00, fee: 1_500_00, method: 'card', status: 'refunding' })
    await mailOrderFailed(owner, id, 'The airline could not complete the booking.')
    const [found] = (await allMails()).filter((mail) => mail.orderId === id)
    const mail = await getMail(owner, { id: found?.id ?? '' })
    expect(mail.text).toContain('NGN 101,500.00 goes back to the card that paid')
    expect(mail.text).toContain('The airline could not complete the booking.')
  })

  it('ask deciding members for a decision, once for each change to AwaitingAdmin', { tags: ['full'] }, async () => {
    const id = await buildOrder(owner, { status: 'AwaitingAdmin' })
    await mailNeedsDecision(owner, id)
    await mailNeedsDecision(owner, id)
    const found = (await allMails()).filter((mail) => mail.orderId === id)
    expect(found).toMatchObject([{ to: owner.actor.email, template: 'order-needs-decision' }])
    await owner.tx((tx) =>
      tx
        .update(orders)
        .set({ statusAt: new Date(Date.now() + 60_000) })
        .where(eq(orders.id, id)),
    )
    await mailNeedsDecision(owner, id)
    expect((await allMails()).filter((mail) => mail.orderId === id)).toHaveLength(2)
  })

  it('with a password link are visible to their recipient only', { tags: ['full'] }, async () => {
    const input = { userId: agent.actor.userId ?? '', email: agent.actor.email ?? '', name: 'A', token: 'secret-token' }
    const { mailPasswordReset } = await import('../../mail/mail-password-reset.ts')
    await mailPasswordReset(t.system, input)
    const resets = async (as: Ctx) => (await allMails(as)).filter((mail) => mail.template === 'password-reset')
    const colleague = await buildMember(t.system, owner.agencyId, 'manager')
    for (const seen of [0, 1]) {
      expect(await Promise.all([agent, owner, colleague].map(async (one) => (await resets(one)).length))).toEqual([1, 0, 0])
      if (seen === 0) await t.drain()
    }
    const [mail] = await t.system.db.select().from(mails).where(eq(mails.to, input.email))
    expect(mail?.text).toContain('/reset-password?token=secret-token')
  })
})
