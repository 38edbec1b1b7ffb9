import { dayAt } from '#domain/dates.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Money } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'

/** The lowest price of a route that a search of the agency found. */
export interface RoutePrice {
  /** For one adult, there and back in economy class, without a payment fee. */
  total: Money
  depart: string
  return: string
  /** The day in the agency's zone on which it was found. */
  foundOn: string
}

/** A price is shown for a day and a half, and never once its first day has come. */
const SHOWN_MS = 36 * 3_600_000

const key = (ctx: Ctx, way: { from: string; to: string }) => `flight-price:${ctx.agencyId}:${way.from}:${way.to}`

/** What the searches that the pages of a shop link to ask for: another party or class has another price. */
const isComparable = ({ trip, adults, children, infants, cabin, ...search }: FlightSearch): boolean =>
  trip === 'round-trip' &&
  adults + children.length + infants === 1 &&
  cabin === 'economy' &&
  !search.directOnly &&
  search.dealCode === null &&
  search.corporateCode === null

/** Caches the lowest total of a search for the shop's pages. The newest search of a route counts. */
export async function cacheRoutePrice(ctx: Ctx, search: FlightSearch, total: Money | null): Promise<void> {
  if (!total || !search.return || !isComparable(search)) return
  const price: RoutePrice = { total, depart: search.depart, return: search.return, foundOn: dayAt(ctx.now(), ctx.regional.zone) }
  await ctx.system.cache.set(key(ctx, search), price, SHOWN_MS)
}

/** The cached price of a route while its days are ahead; undefined where none is known. */
export async function readRoutePrice(ctx: Ctx, way: { from: string; to: string }): Promise<RoutePrice | undefined> {
  const price = await ctx.system.cache.get<RoutePrice>(key(ctx, way))
  return price && price.depart > dayAt(ctx.now(), ctx.regional.zone) ? price : undefined
}
