import { beforeAll, expect } from 'vitest'
import type { TourChangeQuote } from '#contract/products/tour-changes.ts'
import { addDays } from '#domain/dates.ts'
import { systemCtx } from '#server/ctx.ts'
import type { Answer, Client } from '../app.ts'
import { pay } from '../book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '../book-tour.ts'
import { openOwner } from '../open-owner.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { type ShopVisitor, visitShop } from '../shop-visitor.ts'
import { payChange, quoteChange, type Wanted } from './change-tour.ts'
import { ownOption, ownTour, publishOwnTour } from './own-tour.ts'

const OWN = /jamestown with a harbour pilot/i

interface BookedTour {
  id: string
  total: { amount: number; currency: string }
  travellers: number
  offer: { day: string; time: string | null }
  money: Record<'retained' | 'total' | 'fee', { amount: number }>
}

/** A tour that a customer of the storefront has booked by card. */
export interface PaidTour {
  visitor: ShopVisitor
  order: BookedTour
}

/** Tours booked on the storefront, whose customers pay a change: to one adult more. An own tour, and one of an operator with few places. */
export async function openPaidChanges() {
  const opened = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
  const { t, owner } = opened
  beforeAll(async () => {
    const capacity = { ...ownOption.capacity, seats: 500 }
    await publishOwnTour(t.system, 'skyways', ownTour([{ ...ownOption, capacity }]))
  })
  const orderOf = async (client: Client, id: string) => (await client.call('GET', `/orders/${id}`)).body
  const patience = { timeout: 15_000, interval: 500 }
  let days = 0

  async function bought(client: ShopVisitor, title: RegExp): Promise<BookedTour> {
    const search = { ...familyInAccra, from: title === OWN ? familyInAccra.from : addDays(familyInAccra.from, days++) }
    const checkout = await readyTour(client, await chooseStart(client, title, search))
    const { body } = await pay(client, checkout, 'card')
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await client.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    return orderOf(client, body.orderId)
  }

  /** A booked tour, and the change that its customer is about to pay. */
  async function asked(title = OWN): Promise<PaidTour & { wanted: Wanted; quoted: TourChangeQuote }> {
    const visitor = visitShop(t, 'skyways')
    const order = await bought(visitor, title)
    const wanted: Wanted = { day: order.offer.day, time: order.offer.time, adults: 3, children: [7] }
    return { visitor, order, wanted, quoted: await quoteChange(visitor, order.id, wanted) }
  }

  return {
    ...opened,
    patience,
    asked,
    orderOf,
    /** The change waits for its payment on the gateway's page. */
    async waiting(title = OWN) {
      const one = await asked(title)
      const { body } = await payChange(one.visitor, one.order.id, one)
      return { ...one, redirectUrl: String(body.redirectUrl) }
    },
    confirm: (client: Client, id: string): Promise<Answer> => client.call('POST', `/orders/${id}/confirm-payment`),
    /** The order when a payment went back; the gateway refunds in real time. */
    async untilReturned(client: Client, id: string) {
      await expect
        .poll(async () => {
          await t.drainLater()
          return (await orderOf(client, id)).payments.map(({ status }: { status: string }) => status)
        }, patience)
        .toContain('refunded')
      return orderOf(client, id)
    },
    mailsOf: async (id: string): Promise<string[]> =>
      (await orderOf(owner, id)).mails.map(({ subject }: { subject: string }) => subject),
    isAsBefore: ({ total, travellers, money: { retained } }: BookedTour) => ({
      status: 'Issued',
      total,
      travellers,
      money: { retained, due: { amount: 0 }, refunding: { amount: 0 } },
    }),
    async ctxOf(orderId: string) {
      const { rows } = await t.system.db.$client.query('select agency_id from orders where id = $1', [orderId])
      return systemCtx(t.system, rows[0].agency_id)
    },
  }
}
