import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { mails, orders } from '#server/db/schema/index.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { type IssuedFlight, openAirline } from '#tests/flights/open-airline.ts'
import { followSchedule } from './follow-schedule.job.ts'

const { t, owner, orderOf, duffel, afterIssue, notify, moved, changesOf, callsOf, accept } = await openAirline()

let sold = 0
async function issued() {
  sold += 1
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index: sold, supplier: 'duffel' })
  const { orderId } = (await pay(owner, checkout, 'wallet')).body
  return afterIssue(orderId)
}

const mailsOf = ({ id }: IssuedFlight) =>
  t.system.db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, id), eq(mails.template, 'order-rescheduled')))
const answersAtSupplier = async (of: IssuedFlight) =>
  (await duffel().readSchedule?.(of.supplierOrderId))?.changes.map(({ answer }) => answer)

const anHourLater = (local: string) => new Date(Date.parse(`${local}Z`) + 3_600_000).toISOString().slice(0, 19)

describe('a change of the schedule by the airline', () => {
  test('is stored once however often it is reported, moves the order, and the customer gets one mail with both times', async () => {
    const of = await issued()
    const [before] = of.order.itinerary.slices
    const after = await moved(of, 'wev_once')
    await notify(of, 'wev_once')
    await notify(of, 'wev_again')
    await t.drain()
    await t.drainLater()

    expect(await changesOf(of)).toHaveLength(1)
    expect(after.itinerary.slices[0]).toMatchObject({
      departsAt: anHourLater(before.departsAt),
      arrivesAt: anHourLater(before.arrivesAt),
    })
    expect(after.scheduleChange).toMatchObject({
      isOpen: true,
      canAccept: true,
      answer: null,
      legs: [{ before: { departsAt: before.departsAt }, departsLater: 60, arrivesLater: 60 }],
    })
    const [row] = await t.system.db.select().from(orders).where(eq(orders.id, of.id))
    expect(row?.startsAt?.getTime()).toBe((of.row.startsAt?.getTime() ?? 0) + 3_600_000)
    expect(row?.endsAt?.getTime()).toBe((of.row.endsAt?.getTime() ?? 0) + 3_600_000)
    // Seats and bags still refer to the same flight.
    expect(row?.itinerary).toMatchObject({ slices: [{ segments: [{ id: Object(of.row.itinerary).slices[0].segments[0].id }] }] })

    const sent = await mailsOf(of)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to).toBe(of.order.contact.email)
    for (const part of [sent[0]?.html, sent[0]?.text]) {
      expect(part).toContain(before.departsAt.slice(11, 16))
      expect(part).toContain(anHourLater(before.departsAt).slice(11, 16))
    }
    expect(sent[0]?.text).toContain('Leaves 1 h later, arrives 1 h later.')
    const shown = await orderOf(of.id)
    expect(shown.scheduleChange.toldAt).not.toBeNull()
    expect(
      shown.timeline.filter((line: { event: string }) => line.event === 'The airline changed the flight times'),
    ).toHaveLength(1)
    // The history of an order stays when its customer is erased: it names nobody.
    expect(
      JSON.stringify(shown.timeline.filter(({ event }: { event: string }) => event === 'The customer was told the new times')),
    ).not.toContain('@')
    const bell = (await owner.call('GET', '/notifications')).body.items
    expect(bell.filter((one: { title: string }) => one.title.includes(`${of.order.number} has new flight times`))).toHaveLength(1)
  })

  test('is attached to the mail with new documents, and a replaced change cannot be accepted', async () => {
    const of = await issued()
    const first = (await moved(of)).scheduleChange
    const second = (await moved(of)).scheduleChange
    expect(second.id).not.toBe(first.id)
    expect(await accept(of, first.id)).toMatchObject({ status: 409, body: { code: 'order.schedule-replaced' } })
    expect(await callsOf(of)).toEqual([])
    expect((await accept(of, second.id)).status).toBe(200)
    expect(await answersAtSupplier(of)).toEqual([null, 'accepted'])
    const ofMail = (await orderOf(of.id)).mails.find((mail: { subject: string }) => mail.subject.startsWith('New flight times'))
    const { attachments } = (await owner.call('GET', `/mails/${ofMail.id}`)).body
    expect(attachments.map(({ name }: { name: string }) => name.split('.').at(-1))).toEqual(['pdf', 'ics'])
  })

  test('is accepted at the supplier once, also when two members accept it at the same time', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    const answer = vi.spyOn(duffel(), 'answerScheduleChange')
    const both = await Promise.all([accept(of, id), accept(of, id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await accept(of, id)).status).toBe(200)
    expect(answer).toHaveBeenCalledTimes(1)
    const order = await orderOf(of.id)
    expect(order.scheduleChange).toMatchObject({ isOpen: false, canAccept: false, answer: 'accepted' })
    expect(order.scheduleChange.answeredBy).toEqual(expect.any(String))
    expect(await callsOf(of)).toEqual(['booked'])
    expect(await answersAtSupplier(of)).toEqual(['accepted'])
  })

  test('whose acceptance was lost is read from the supplier and not sent again', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    const supplier = duffel()
    const send = supplier.answerScheduleChange?.bind(supplier)
    const answer = vi.spyOn(supplier, 'answerScheduleChange').mockImplementationOnce(async (changeId, given) => {
      await send?.(changeId, given)
      throw new SupplierError('unknown-outcome', 'duffel', 'The answer was lost')
    })
    expect((await accept(of, id)).status).toBe(200)
    expect((await orderOf(of.id)).scheduleChange).toMatchObject({ isOpen: true, isAsked: true, canAccept: false })
    expect((await accept(of, id)).status).toBe(200)
    await t.drainLater()
    expect(answer).toHaveBeenCalledTimes(1)
    expect((await orderOf(of.id)).scheduleChange).toMatchObject({ isOpen: false, answer: 'accepted' })
    expect(await callsOf(of)).toEqual(['unknown'])
  })

  test('whose acceptance never reached the supplier can be accepted again', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    vi.spyOn(duffel(), 'answerScheduleChange').mockRejectedValueOnce(new SupplierError('unknown-outcome', 'duffel', 'Lost'))
    await accept(of, id)
    t.setClock(() => new Date(Date.now() + 180_000))
    await followSchedule.handle(t.system, { agencyId: of.agencyId, orderId: of.id, isPoll: false, tries: 0 })
    expect((await orderOf(of.id)).scheduleChange).toMatchObject({ isOpen: true, isAsked: false, canAccept: true })
    expect((await accept(of, id)).status).toBe(200)
    expect(await answersAtSupplier(of)).toEqual(['accepted'])
  })

  test('that a customer does not want is answered by what was agreed with the airline, and not accepted afterwards', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    const record = () => owner.call('POST', `/orders/${of.id}/schedule-changes/${id}/record`, { answer: 'changed' })
    expect((await record()).status).toBe(200)
    expect((await record()).status).toBe(200)
    expect(await answersAtSupplier(of)).toEqual(['changed'])
    expect((await orderOf(of.id)).scheduleChange).toMatchObject({ isOpen: false, answer: 'changed' })
    expect(await accept(of, id)).toMatchObject({ status: 409, body: { code: 'order.schedule-answered' } })
  })

  test('that a supplier refuses to record stays open', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    vi.spyOn(duffel(), 'answerScheduleChange').mockRejectedValueOnce(new SupplierError('unavailable', 'duffel', 'Down'))
    expect(await accept(of, id)).toMatchObject({ body: { code: 'supplier.unavailable' } })
    expect((await orderOf(of.id)).scheduleChange).toMatchObject({ isOpen: true, canAccept: true })
  })

  test('needs attention until it is answered, is not known to other agencies, and is answered by nobody who may only read', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    const waiting = async () =>
      (await owner.call('GET', '/dashboard/attention')).body.items.some((one: { id: string }) => one.id === of.id)
    expect(await waiting()).toBe(true)
    const { rescheduled } = (await owner.call('GET', '/dashboard')).body
    expect(rescheduled.map((one: { id: string }) => one.id)).toContain(of.id)
    const other = await t.signIn('owner@savanna.test')
    expect((await accept(of, id, other)).status).toBe(404)
    expect((await accept(of, crypto.randomUUID())).status).toBe(404)
    const another = await issued()
    expect((await accept(another, id)).status).toBe(404)
    expect((await t.anonymous.call('POST', `/orders/${of.id}/schedule-changes/${id}/accept`)).status).toBe(401)
    expect((await accept(of, id)).status).toBe(200)
    expect(await waiting()).toBe(false)
  })

  test('is in the order list’s filter and its export until it is answered, as many as the dashboard counts', async () => {
    const of = await issued()
    const { id } = (await moved(of)).scheduleChange
    const unmoved = await issued()
    const listed = async (query = '', client = owner) =>
      (await client.call('GET', `/orders?filterType=schedule-changed&perPage=100${query}`)).body
    const numbers = async (query = '') => (await listed(query)).items.map((one: { number: string }) => one.number)
    const waiting = async () => {
      const { tabs } = await listed()
      const { rescheduled, rescheduledTotal } = (await owner.call('GET', '/dashboard')).body
      expect(rescheduledTotal).toEqual({
        count: tabs.reduce((sum: number, tab: { count: number }) => sum + tab.count, 0),
        isMore: false,
      })
      expect(rescheduled.map((one: { number: string }) => one.number).toSorted()).toEqual((await numbers()).toSorted())
      return rescheduledTotal.count
    }
    const before = await waiting()
    expect(await numbers()).toContain(of.order.number)
    expect(await numbers()).not.toContain(unmoved.order.number)
    expect(await numbers(`&query=${of.order.number}`)).toEqual([of.order.number])
    expect(await numbers('&type=stay')).toEqual([])
    expect((await listed('', await t.signIn('owner@savanna.test'))).items).toEqual([])
    const csv = String((await owner.call('GET', '/orders.csv?filterType=schedule-changed')).body)
    expect(csv).toContain(of.order.number)
    expect(csv.trim().split('\n')).toHaveLength(1 + before)
    await accept(of, id)
    expect(await numbers()).not.toContain(of.order.number)
    expect(await waiting()).toBe(before - 1)
  })

  test('is found by the daily poll where no webhook comes, and reading goes on until the journey ends', async () => {
    const of = await issued()
    const read = vi.spyOn(duffel(), 'readSchedule')
    await t.drainLater()
    expect(read).toHaveBeenCalledWith(of.supplierOrderId)
    await t.arm({ vendor: 'duffel', fault: 'schedule-change', times: 1 })
    await followSchedule.handle(t.system, { agencyId: of.agencyId, orderId: of.id, isPoll: true, tries: 0 })
    expect(await changesOf(of)).toHaveLength(1)
    read.mockClear()
    t.setClock(() => new Date((of.row.endsAt?.getTime() ?? 0) + 2 * 24 * 3_600_000))
    await followSchedule.handle(t.system, { agencyId: of.agencyId, orderId: of.id, isPoll: true, tries: 0 })
    expect(read).not.toHaveBeenCalled()
  })

  test('goes on being polled after the supplier could not be read', async () => {
    const of = await issued()
    const read = vi.spyOn(duffel(), 'readSchedule').mockRejectedValueOnce(new SupplierError('unavailable', 'duffel', 'Down'))
    await followSchedule.handle(t.system, { agencyId: of.agencyId, orderId: of.id, isPoll: true, tries: 0 })
    read.mockClear()
    await t.drainLater()
    expect(read).toHaveBeenCalledWith(of.supplierOrderId)
  })
})
