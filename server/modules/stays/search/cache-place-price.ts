import { dayAt, daysBetween } from '#domain/dates.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { Ctx } from '../../../ctx.ts'
import type { FinishedSearch } from '../../search/search-row.ts'
import type { StaySummary } from './stay-gatherer.ts'

/** The lowest price of a place in the agency's searches. */
export interface PlacePrice {
  /** For two guests, one room and all nights, with taxes, without a payment fee, in minor units of `currency`. */
  total: number
  currency: string
  checkIn: string
  checkOut: string
}

/** A price is shown for a day and a half: the background job searches about once a day. */
const TOLD_MS = 36 * 3_600_000

export const placePriceKey = (ctx: Ctx, destinationId: string) => `stay-price:${ctx.agencyId}:${destinationId}`

/** About a month ahead, in days: prices of tonight or of next year are not typical. */
const AHEAD = { least: 14, most: 60 }

/** A room for two, the default of the storefront's search: another party's price would mislead. */
function isComparable(ctx: Ctx, { destination, rooms, nationality, dealCode, checkIn }: StaySearch): boolean {
  const [room, another] = rooms
  const isForTwo = room?.adults === 2 && room.children.length === 0 && room.infants === 0 && !another
  const { zone, country } = ctx.regional
  const ahead = daysBetween(dayAt(ctx.now(), zone), checkIn)
  if (ahead < AHEAD.least || ahead > AHEAD.most) return false
  return isForTwo && destination.id !== '' && destination.kind !== 'property' && nationality === country && dealCode === null
}

/** Caches the price of a search's cheapest property for the storefront's pages. The newest search of a place replaces the older one. */
export async function cachePlacePrice(ctx: Ctx, { search, pricing, outcome }: FinishedSearch<StaySearch>): Promise<void> {
  const { checkIn, checkOut, destination } = search
  const { lowest }: StaySummary = JSON.parse(outcome.summary)
  if (lowest === null || !isComparable(ctx, search)) return
  const price: PlacePrice = { total: lowest, currency: pricing.currency, checkIn, checkOut }
  await ctx.system.cache.set(placePriceKey(ctx, destination.id), price, TOLD_MS)
}
