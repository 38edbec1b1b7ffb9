import type { ShopStayPrice } from '#contract/shop.ts'
import { dayAt } from '#domain/dates.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { sells } from '#domain/site/sells.ts'
import type { Site } from '#domain/site/site.ts'
import { prepareDestinations } from '#domain/stays/destinations/destination-index.ts'
import { placeNamed } from '#domain/stays/destinations/place-named.ts'
import type { Destination } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import type { Ctx } from '../../../ctx.ts'
import { possibleWays } from '../../pricing/offered-methods.ts'
import { type PlacePrice, placePriceKey } from '../search/cache-place-price.ts'
import { searchPlace } from './search-place.job.ts'

/** The most searches a day for an agency's pages, whatever the number of visitors. */
const SEARCHES_A_DAY = 6
const DAY_MS = 24 * 3_600_000
/** The delay between searches, so that they run after the page has been read. */
const APART_SECONDS = 60

/** The places of a site's hotels and rooms, as typed, without duplicates. */
const locationsOf = ({ pages }: Site): string[] => [
  ...new Set(
    pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block): readonly { location: string }[] =>
        block.kind === 'hotelDeals' || block.kind === 'topHotels' ? block.content.items : [],
      )
      .map(({ location }) => location.trim()),
  ),
]

/**
 * A customer's price of a room for two in the places of the site's hotel blocks, from the cache. Missing prices are searched in the background, a few
 * places a day: no response waits for a supplier.
 */
export async function listPlacePrices(ctx: Ctx, site: Site): Promise<ShopStayPrice[]> {
  await prepareDestinations()
  const places = locationsOf(site).flatMap((location) => {
    const destination = placeNamed(location)
    return destination ? [{ location, destination }] : []
  })
  const found: ShopStayPrice[] = []
  const unknown = new Map<string, Destination>()
  for (const { location, destination } of places) {
    const price = await ctx.system.cache.get<PlacePrice>(placePriceKey(ctx, destination.id))
    if (!price) unknown.set(destination.id, destination)
    else found.push(...asCustomersPay(ctx, site, location, price))
  }
  await searchLater(ctx, [...unknown.values()])
  return found
}

/** The price of a night from a cached price, with the fee of the cheapest payment method; none once its first day has begun. */
function asCustomersPay(ctx: Ctx, site: Site, location: string, price: PlacePrice): ShopStayPrice[] {
  const { total, currency, checkIn, checkOut } = price
  if (checkIn <= dayAt(ctx.now(), ctx.regional.zone)) return []
  const ways = possibleWays(ctx.system, ctx.regional.currency, site.settings.paymentMethods)
  const fee = cheapestFee({ amount: total, currency }, ways).amount
  return [{ location, perNight: { amount: Math.round((total + fee) / nightsOf(price)), currency }, checkIn, checkOut }]
}

/** The same of one place, as far as it is known; nobody is asked. Null where the site sells no stays. */
export async function readPlacePrice(ctx: Ctx, site: Site, location: string): Promise<ShopStayPrice | null> {
  if (!sells(site.settings, 'stay')) return null
  await prepareDestinations()
  const destination = placeNamed(location)
  const price = destination && (await ctx.system.cache.get<PlacePrice>(placePriceKey(ctx, destination.id)))
  return (price && asCustomersPay(ctx, site, location, price)[0]) ?? null
}

/** Starts searches for places without one today, within the daily limit. */
async function searchLater(ctx: Ctx, places: readonly Destination[]): Promise<void> {
  const key = `stay-looks:${ctx.agencyId}:${dayAt(ctx.now(), ctx.regional.zone)}`
  const asked = (await ctx.system.cache.get<string[]>(key)) ?? []
  const next = places.filter(({ id }) => !asked.includes(id)).slice(0, SEARCHES_A_DAY - asked.length)
  if (next.length === 0) return
  await ctx.system.cache.set(key, [...asked, ...next.map(({ id }) => id)], DAY_MS)
  await ctx.tx(async (tx) => {
    for (const [at, destination] of next.entries()) {
      const afterSeconds = (at + 1) * APART_SECONDS
      await ctx.system.jobs.enqueue(tx, searchPlace, { agencyId: ctx.agencyId, destination }, { afterSeconds })
    }
  })
}
