import { describe, expect, test, vi } from 'vitest'
import { customerOnline } from '#server/ctx.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { openAirline } from '#tests/flights/open-airline.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { followSchedule } from './follow-schedule.job.ts'

const { t, orderOf, duffel, afterIssue, moved, callsOf, accept } = await openAirline()

/** A visitor of the storefront and the order that they paid by card. */
async function boughtOnline() {
  const ada = visitShop(t, 'skyways')
  const checkout = await readyCheckout(ada, oneAdultToAbuja)
  const { orderId, redirectUrl } = (await pay(ada, checkout, 'card')).body
  await payOnHostedPage(redirectUrl, cards.approved)
  await ada.call('POST', `/orders/${orderId}/confirm-payment`)
  return { ada, of: await afterIssue(orderId) }
}

describe('a change of the schedule by the airline', () => {
  test('is shown to the customer who bought the order on the storefront, who may accept it; others may not', async () => {
    const { ada, of } = await boughtOnline()
    const orderId = of.id
    const { id } = (await moved(of)).scheduleChange
    const seen = (await ada.call('GET', `/orders/${orderId}`)).body
    expect(seen.scheduleChange).toMatchObject({ id, isOpen: true, canAccept: true, answeredBy: null })
    expect(JSON.stringify(seen)).not.toMatch(/duffel|aic_|seg_/i)
    const bola = visitShop(t, 'skyways')
    expect((await bola.call('POST', `/orders/${orderId}/schedule-changes/${id}/accept`)).status).toBe(404)
    expect((await ada.call('POST', `/orders/${orderId}/schedule-changes/${id}/record`, { answer: 'changed' })).status).toBe(401)
    expect((await ada.call('POST', `/orders/${orderId}/schedule-changes/${id}/accept`)).status).toBe(200)
    expect((await ada.call('GET', `/orders/${orderId}`)).body.scheduleChange).toMatchObject({
      answer: 'accepted',
      answeredBy: null,
    })
    expect((await orderOf(orderId)).scheduleChange.answeredBy).toBe(customerOnline)
  })

  test('that drops a flight is accepted by the agency, and not by the customer', async () => {
    const { ada, of } = await boughtOnline()
    const change = { id: `aic_dropped_${of.id}`, removed: of.order.itinerary.slices, added: [], answer: null }
    const changes = [{ ...change, detectedAt: new Date().toISOString() }]
    const read = vi.spyOn(duffel(), 'readSchedule').mockResolvedValueOnce({ changes })
    await followSchedule.handle(t.system, { agencyId: of.agencyId, orderId: of.id, isPoll: false, tries: 0 })
    read.mockRestore()
    const seen = (await ada.call('GET', `/orders/${of.id}`)).body.scheduleChange
    expect(seen).toMatchObject({ isOpen: true, canAccept: false, legs: [{ after: null }] })
    expect(await accept(of, seen.id, ada)).toMatchObject({ status: 409, body: { code: 'order.schedule-dropped' } })
    expect((await orderOf(of.id)).scheduleChange).toMatchObject({ isOpen: true, canAccept: true })
    expect(await callsOf(of)).toEqual([])
  })
})
