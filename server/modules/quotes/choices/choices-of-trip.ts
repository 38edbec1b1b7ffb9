import { AppError } from '#domain/errors.ts'
import { addOption, addPart } from '#domain/quotes/edit-content.ts'
import type { QuoteContent } from '#domain/quotes/quote-content.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { saleOf } from '../../../products/sale-of.ts'
import { actorMay } from '../../access/actor-may.ts'
import { readItemsOf, readTripRow } from '../../trips/trip-row.ts'
import { itemOfChoice, type NewChoice } from './item-of-choice.ts'

interface FromTrip {
  content: QuoteContent
  choices: NewChoice[]
}

/**
 * An option with an item for each item of a planned trip, by start, at the price at which it was planned. Throws access.forbidden for a role that sees
 * no planned trips, access.not-found, and quote.other-currency.
 */
export async function choicesOfTrip(
  tx: Transaction,
  ctx: Ctx,
  { tripId, empty }: { tripId: string; empty: QuoteContent },
): Promise<FromTrip> {
  if (!actorMay(ctx, 'orders:write')) throw new AppError('access.forbidden')
  const trip = await readTripRow(tx, ctx, tripId)
  if (trip.currency !== empty.currency) throw new AppError('quote.other-currency', { currency: trip.currency })
  const planned = await readItemsOf(tx, ctx, tripId)
  const choices = planned
    .map((item) => ({ item, startsAt: saleOf(item.product).describeChoice(ctx, item).startsAt }))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(({ item: { product, search, offer, waterfall } }) => ({ id: ctx.newId(), product, search, offer, waterfall }))
  if (choices.length === 0) return { content: empty, choices }
  const optionId = ctx.newId()
  const option = addOption(empty, { id: optionId, title: trip.name, copyOf: null, newId: ctx.newId })
  return { content: choices.reduce((content, choice) => addPart(content, optionId, itemOfChoice(ctx, choice)), option), choices }
}
