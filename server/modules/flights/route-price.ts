import { bulkhead } from 'cockatiel'
import { dayAt } from '#domain/dates.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'

/** The lowest price of a route that the agency's searches found. */
export interface RoutePrice {
  /** For one adult, there and back in economy class, without a payment fee. */
  total: Money
  depart: string
  return: string
  /** The day in the agency's time zone on which it was found. */
  foundOn: string
}

/** A price is shown for a day and a half, and never after its departure day has begun. */
const SHOWN_MS = 36 * 3_600_000

const key = (ctx: Ctx, way: { from: string; to: string }) => `flight-price:${ctx.agencyId}:${way.from}:${way.to}`

/** The party and class of the storefront's links: another party or class has another price. */
const isComparable = ({ trip, adults, children, infants, cabin, ...search }: FlightSearch): boolean =>
  trip === 'round-trip' &&
  adults + children.length + infants === 1 &&
  cabin === 'economy' &&
  !search.directOnly &&
  search.dealCode === null &&
  search.corporateCode === null

/** How many days of a route are stored: the most recently found. */
const MOST_DAYS = 40

const daysKey = (ctx: Ctx, way: { from: string; to: string }) => `flight-days:${ctx.agencyId}:${way.from}:${way.to}`

/** Several days of a route finish at the same moment, and each is written into the same value. */
const oneByOne = bulkhead(1, Number.POSITIVE_INFINITY)

const priceOf = (ctx: Ctx, { depart }: FlightSearch, back: string, total: Money): RoutePrice => ({
  total,
  depart,
  return: back,
  foundOn: dayAt(ctx.now(), ctx.regional.zone),
})

/** Caches the lowest total of a search by its days for the destination's page: the newest for each pair of days. */
export async function cacheRouteDay(ctx: Ctx, search: FlightSearch, total: Money | null): Promise<void> {
  if (!total || !search.return || !isComparable(search)) return
  const price = priceOf(ctx, search, search.return, total)
  await oneByOne.execute(async () => {
    const before = (await ctx.system.cache.get<RoutePrice[]>(daysKey(ctx, search))) ?? []
    const others = before.filter((one) => one.depart !== price.depart || one.return !== price.return)
    await ctx.system.cache.set(daysKey(ctx, search), [price, ...others].slice(0, MOST_DAYS), SHOWN_MS)
  })
}

/** The cached prices of a route by their days, only future days and prices younger than a day and a half, the lowest first. */
export async function readRouteDays(ctx: Ctx, way: { from: string; to: string }): Promise<RoutePrice[]> {
  const { zone } = ctx.regional
  const oldest = dayAt(new Date(ctx.now().getTime() - SHOWN_MS), zone)
  const today = dayAt(ctx.now(), zone)
  const found = (await ctx.system.cache.get<RoutePrice[]>(daysKey(ctx, way))) ?? []
  return found
    .filter(({ depart, foundOn }) => depart > today && foundOn >= oldest)
    .toSorted((a, b) => a.total.amount - b.total.amount || a.depart.localeCompare(b.depart))
}

/** Caches the lowest total of a search for the storefront's pages; the newest search of a route replaces the older one. */
export async function cacheRoutePrice(ctx: Ctx, search: FlightSearch, total: Money | null): Promise<void> {
  if (!total || !search.return || !isComparable(search)) return
  await ctx.system.cache.set(key(ctx, search), priceOf(ctx, search, search.return, total), SHOWN_MS)
}

/** The cached price of a route whose days are in the future; undefined if there is none. */
export async function readRoutePrice(ctx: Ctx, way: { from: string; to: string }): Promise<RoutePrice | undefined> {
  const price = await ctx.system.cache.get<RoutePrice>(key(ctx, way))
  return price && price.depart > dayAt(ctx.now(), ctx.regional.zone) ? price : undefined
}
