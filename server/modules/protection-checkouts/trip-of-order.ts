import { ageOn, dayAt } from '#domain/dates.ts'
import { type Money, toDecimal } from '#domain/money/money.ts'
import { MAX_INSURED } from '#domain/policies/search-rules.ts'
import type { Ctx } from '../../ctx.ts'
import { viewOf } from '../../products/view-of.ts'
import { readOrder } from '../orders/read-order.ts'
import type { PersonColumns, ProductColumns } from '../products/product-sale.ts'

type Booked = Pick<ProductColumns, 'startsAt' | 'endsAt' | 'zone' | 'travellerCount'> & {
  destination: string | null
  cost: Money
  people: readonly Pick<PersonColumns, 'bornOn' | 'age'>[]
}

/** The trip of a booking for a search for protection, as far as the booking has it: the buyer enters the rest. */
export function tripOf(ctx: Ctx, { startsAt, endsAt, zone, travellerCount, destination, cost, people }: Booked) {
  const place = zone ?? ctx.regional.zone
  const from = startsAt ? dayAt(startsAt, place) : ''
  const to = endsAt ? dayAt(endsAt, place) : from
  const ages = people.slice(0, MAX_INSURED).flatMap(({ bornOn, age }) => (bornOn && from ? ageOn(bornOn, from) : (age ?? [])))
  return {
    from,
    to,
    ages,
    people: travellerCount,
    destination: destination ?? '',
    cost: cost.amount > 0 ? toDecimal(cost) : '',
    currency: cost.currency,
  }
}

/** The trip of an order. */
export async function tripOfOrder(ctx: Ctx, { id }: { id: string }) {
  const { order, people } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  const cost = { amount: order.total, currency: order.currency }
  return tripOf(ctx, { ...order, destination: viewOf(order).country(order), cost, people })
}
