import { and, asc, eq } from 'drizzle-orm'
import type { ExposedHold } from '#contract/quotes/quote-exposure.ts'
import { add, type Money, subtract, zero } from '#domain/money/money.ts'
import { exchangeDifference, netOf, supplierPrice } from '#domain/money/pricing.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { type ExposureState, exposureStates } from '#domain/quotes/exposure.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orders } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { knownRate } from '../../rates/known-rate.ts'

/** As many as a page of the list shows. */
const MOST = 100

type Held = ExposedHold & { margin: Money }

const stateOf = (ctx: Ctx, left: Money, priceUntil: Date | null): ExposureState => {
  if (left.amount < 0) return 'below-cost'
  // The seller keeps its price no longer: the order asks it again before it is paid.
  return priceUntil !== null && priceUntil <= ctx.now() ? 'unchecked' : 'covered'
}

/** Held orders at the rate of today, those below cost first, then those that end first. None for a role that sees no orders. */
export async function readHeldExposure(tx: Transaction, ctx: Ctx): Promise<ExposedHold[]> {
  if (!actorMay(ctx, 'orders:read')) return []
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.status, 'Not Paid')))
    .orderBy(asc(orders.payBy), asc(orders.id))
    .limit(MOST)
  const seesMargin = actorMay(ctx, 'margin:read')
  const held: Held[] = []
  for (const order of rows) {
    const { id, product, title, waterfall, payBy, priceUntil } = order
    const { total } = waterfall
    // oxlint-disable-next-line no-await-in-loop -- One transaction has one connection, and rates are in the cache of its statements.
    const known = await knownRate(tx, ctx, { from: supplierPrice(waterfall).currency, to: total.currency })
    const difference = known ? exchangeDifference(waterfall, known.rate) : zero(total.currency)
    const margin = subtract(subtract(total, netOf(waterfall)), difference)
    held.push({
      orderId: id,
      product,
      number: formatOrderNumber(order),
      title,
      state: stateOf(ctx, margin, priceUntil),
      promised: total,
      today: add(total, difference),
      left: seesMargin ? margin : null,
      payBy: payBy?.toISOString() ?? null,
      margin,
    })
  }
  const rank = ({ state }: Held) => exposureStates.indexOf(state)
  return held.toSorted((a, b) => rank(a) - rank(b)).map(({ margin: _margin, ...one }) => one)
}
