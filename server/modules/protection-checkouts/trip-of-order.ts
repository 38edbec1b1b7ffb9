import { ageOn, dayAt } from '#domain/dates.ts'
import { toDecimal } from '#domain/money/money.ts'
import { MAX_INSURED } from '#domain/policies/search-rules.ts'
import type { Ctx } from '../../ctx.ts'
import { viewOf } from '../../products/view-of.ts'
import { readOrder } from '../orders/read-order.ts'

/** The trip of an order for a search for protection, as far as the order has it: the buyer enters the rest. */
export async function tripOfOrder(ctx: Ctx, { id }: { id: string }) {
  const { order, people } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  const { startsAt, endsAt, total, currency } = order
  const zone = order.zone ?? ctx.regional.zone
  const from = startsAt ? dayAt(startsAt, zone) : ''
  const to = endsAt ? dayAt(endsAt, zone) : from
  const ages = people.slice(0, MAX_INSURED).flatMap(({ bornOn, age }) => (bornOn && from ? ageOn(bornOn, from) : (age ?? [])))
  return {
    from,
    to,
    ages,
    people: order.travellerCount,
    destination: viewOf(order).country(order) ?? '',
    cost: toDecimal({ amount: total, currency }),
    currency,
  }
}
