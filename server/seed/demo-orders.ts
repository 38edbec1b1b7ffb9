import { and, eq } from 'drizzle-orm'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { addDays, dayAt } from '#domain/dates.ts'
import { lastTravelDay } from '#domain/flights/journey.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { isOf } from '#domain/is-of.ts'
import { agencyCtx, type Ctx, systemCtx } from '../ctx.ts'
import { payments } from '../db/schema/index.ts'
import { createCheckout } from '../modules/checkouts/create-checkout.ts'
import { holdCheckout } from '../modules/checkouts/hold-checkout.ts'
import { payCheckout } from '../modules/checkouts/pay-checkout.ts'
import { reviewCheckout } from '../modules/checkouts/review-checkout.ts'
import { savePeople } from '../modules/checkouts/save-people.ts'
import { flightSearches } from '../modules/flights/search/flight-searches.ts'
import { isForOrder } from '../modules/ledger/payment-row.ts'
import { getOrder } from '../modules/orders/detail/get-order.ts'
import { failOrder } from '../modules/orders/fail-order.ts'
import { holdOrder } from '../modules/orders/fulfilment/hold-order.job.ts'
import { issueOrder } from '../modules/orders/fulfilment/issue-order.job.ts'
import { lockOrder, transitionOrder } from '../modules/orders/transition-order.ts'
import { payHeldOrder } from '../modules/payments/pay-held-order.ts'
import { refundPayment } from '../modules/payments/refund-payment.job.ts'
import type { System } from '../system.ts'
import { demoTraveller } from './demo-people.ts'
import { systemAt } from './system-at.ts'

/** The suppliers' test airline, which serves every route and is excluded from demo sales. */
const TEST_AIRLINE = 'ZZ'

type Outcome = 'issued' | 'awaits-decision' | 'refunded' | 'held' | 'transfer-awaited'

interface DemoOrder {
  from: string
  to: string
  /** Days before today of the sale, and days after today of the departure. */
  soldDaysAgo: number
  departsInDays: number
  nights: number | null
  adults: number
  children: number[]
  infants: number
  outcome: Outcome
}

const trip = (
  from: string,
  to: string,
  soldDaysAgo: number,
  departsInDays: number,
  more: Partial<DemoOrder> = {},
): DemoOrder => ({
  from,
  to,
  soldDaysAgo,
  departsInDays,
  nights: 7,
  adults: 1,
  children: [],
  infants: 0,
  outcome: 'issued',
  ...more,
})

/** Recent sales of the demo agency, in the states that an agent sees. */
export const demoOrders: readonly DemoOrder[] = [
  trip('LOS', 'ABV', 26, 4, { nights: 2 }),
  trip('LOS', 'LON', 21, 5, { adults: 2, children: [8], infants: 1, nights: 14 }),
  trip('ABV', 'LOS', 17, 9, { nights: null }),
  trip('LOS', 'DXB', 12, 20, { adults: 2 }),
  trip('LOS', 'ACC', 9, 12, { outcome: 'refunded' }),
  trip('LOS', 'JNB', 6, 30, { nights: 10 }),
  trip('PHC', 'LOS', 3, 6, { nights: null, adults: 3 }),
  trip('LOS', 'NBO', 1, 16, { outcome: 'awaits-decision' }),
  trip('LOS', 'DOH', 0, 27, { adults: 2, outcome: 'held' }),
  trip('LOS', 'PAR', 0, 24, { adults: 2, outcome: 'transfer-awaited' }),
]

/** Sells the demo orders through the commands that screens call, each on its own day. All searches run at once, then the sales in order. */
export async function sellDemoOrders(
  system: System,
  seller: { agencyId: string; userId: string; name: string; email: string },
): Promise<void> {
  const prepared = demoOrders.map(async (demo, index) => {
    // Orders with running deadlines were sold just now.
    const earlier = demo.soldDaysAgo * 86_400_000 + (index + 1) * 47 * 60_000
    const then = isHeld(demo.outcome) ? system : systemAt(system, new Date(system.now().getTime() - earlier))
    const ctx = await agencyCtx(then, seller.agencyId, {
      userId: seller.userId,
      name: seller.name,
      email: seller.email,
      role: 'owner',
    })
    const search = searchOf(ctx, demo)
    return { demo, ctx, search, chosen: await choose(ctx, search, isHeld(demo.outcome)) }
  })
  for (const [index, { demo, ctx, search, chosen }] of (await Promise.all(prepared)).entries())
    if (chosen) await sell(ctx, { demo, search, chosen, index })
  for (const { ctx } of await Promise.all(prepared)) if (ctx.system !== system) await ctx.system.cache.close()
}

function searchOf(ctx: Ctx, demo: DemoOrder): FlightSearch {
  const depart = addDays(dayAt(new Date(), ctx.regional.zone), demo.departsInDays)
  return FlightSearch.parse({
    from: demo.from,
    to: demo.to,
    adults: demo.adults,
    children: demo.children,
    infants: demo.infants,
    cabin: 'economy',
    depart,
    trip: demo.nights === null ? 'one-way' : 'round-trip',
    return: demo.nights === null ? null : addDays(depart, demo.nights),
  })
}

interface Sale {
  demo: DemoOrder
  search: FlightSearch
  chosen: Chosen
  index: number
}

async function sell(ctx: Ctx, { demo, search, chosen, index }: Sale): Promise<void> {
  const { id } = await createCheckout(ctx, { product: 'flight', ...chosen })
  const checkout = await reviewCheckout(ctx, id)
  if (!isOf('flight', checkout)) throw new Error('the demo sells flights')
  const travellers = checkout.offer.passengers.map((passenger, at) => demoTraveller(passenger, index + at, lastTravelDay(search)))
  const lead = travellers[0]?.givenName.toLowerCase() ?? 'guest'
  await savePeople(ctx, id, { product: 'flight', travellers, contact: { email: `${lead}@example.com`, phone: '+2348031234567' } })
  const orderId = await order(ctx, { checkout, outcome: demo.outcome })
  await outcomes[demo.outcome](await systemCtx(ctx.system, ctx.agencyId), orderId)
}

async function order(ctx: Ctx, { checkout, outcome }: { checkout: FlightCheckout; outcome: Outcome }): Promise<string> {
  const { id, idempotencyKey, offer, methods } = checkout
  if (isHeld(outcome)) return (await holdCheckout(ctx, { id, idempotencyKey, total: offer.total })).orderId
  const total = methods.find((one) => one.id === 'wallet')?.total ?? offer.total
  return (await payCheckout(ctx, { id, method: 'wallet', total, idempotencyKey })).orderId
}

interface Chosen {
  searchId: string
  offerId: string
}

/** The cheapest direct offer of a real airline, else the cheapest, from the supplier that answers first; with `holds` one that can be held. */
async function choose(ctx: Ctx, search: FlightSearch, holds: boolean): Promise<Chosen | null> {
  let searchId = ''
  let best: { id: string; price: number } | null = null
  const enough = new AbortController()
  for await (const event of await flightSearches.events(ctx, { search, seesMargin: false, signal: enough.signal })) {
    if (event.type === 'started') searchId = event.searchId
    if (event.type === 'supplier' && event.progress.status === 'done' && best) enough.abort()
    if (event.type !== 'found') continue
    for (const offer of event.upserts) {
      if (offer.owner === TEST_AIRLINE || (holds && !offer.holdUntil)) continue
      const detour = offer.slices.some((slice) => slice.segments.length > 1) ? 2 : 1
      const price = offer.total.amount * detour
      if (!best || price < best.price) best = { id: offer.id, price }
    }
  }
  return best && { searchId, offerId: best.id }
}

const isHeld = (outcome: Outcome): boolean => outcome === 'held' || outcome === 'transfer-awaited'

const hold = (ctx: Ctx, orderId: string): Promise<void> => holdOrder.handle(ctx.system, { agencyId: ctx.agencyId, orderId })

const outcomes: Record<Outcome, (ctx: Ctx, orderId: string) => Promise<void>> = {
  issued: (ctx, orderId) => issueOrder.handle(ctx.system, { agencyId: ctx.agencyId, orderId }),
  held: hold,
  'transfer-awaited': async (ctx, orderId) => {
    await hold(ctx, orderId)
    const { pay } = await getOrder(ctx, { id: orderId })
    const total = pay?.methods.find((one) => one.id === 'bank-transfer')?.total
    if (pay && total) await payHeldOrder(ctx, { id: orderId, method: 'bank-transfer', total, idempotencyKey: pay.idempotencyKey })
  },
  'awaits-decision': (ctx, orderId) =>
    ctx.tx(async (tx) => {
      const order = await lockOrder(tx, ctx, orderId)
      await transitionOrder(tx, ctx, {
        order,
        event: 'outcome-unknown',
        note: 'The answer of the airline was lost and no booking has appeared.',
      })
    }),
  refunded: async (ctx, orderId) => {
    await ctx.tx(async (tx) =>
      failOrder(tx, ctx, { order: await lockOrder(tx, ctx, orderId), reason: 'The airline sold the last seat.' }),
    )
    for (const paymentId of await paymentsOf(ctx, orderId))
      await refundPayment.handle(ctx.system, { agencyId: ctx.agencyId, paymentId, tries: 0 })
  },
}

/** Ids of an order's payments. */
async function paymentsOf(ctx: Ctx, orderId: string): Promise<string[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.agencyId, ctx.agencyId), isForOrder(tx, ctx, orderId))),
  )
  return rows.map((row) => row.id)
}
