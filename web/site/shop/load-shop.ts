import type { RouterContextProvider } from 'react-router'
import type { ShopSite } from '#contract/shop.ts'
import { dayAt } from '#domain/dates.ts'
import { defaultRegional } from '#domain/defaults.ts'
import { cityPages } from '#domain/flights/city-pages.ts'
import { homeOf } from '#domain/travel/home-of.ts'
import { cityOf } from '#domain/travel/places.ts'
import { popularAt } from '#domain/travel/suggest-places.ts'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext, originContext, servedContext } from '../../context.ts'
import { sessionContext } from '../../session.ts'
import { nations } from '../../search/nations.ts'
import { tradewindShop } from '../tradewind-site.ts'
import { placesNamed, popularPlaces } from './popular-places.ts'
import { type ShopFacts, shopFacts } from './shop-facts.ts'

/** The site of a host (`isPortal` for Tradewind's own pages), or an unpublished storefront, with the agency's name if there is one. */
export type ShopHere = { shop: ShopSite; isPortal: boolean } | { shop: null; name: string | null; isPortal: boolean }

type Context = Readonly<RouterContextProvider>

/** The published site of the host; null for an unknown or unpublished one. */
export async function loadShop(context: Context): Promise<ShopHere> {
  const { host, agency } = context.get(sessionContext)
  if (!context.get(servedContext)) return { shop: null, name: null, isPortal: false }
  if (host.kind === 'agent') return { shop: tradewindShop(context.get(originContext)), isPortal: true }
  try {
    return { shop: await context.get(apiContext).shop.site(), isPortal: false }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status !== 404) throw error
    return { shop: null, name: agency?.name ?? null, isPortal: false }
  }
}

/** Cities that the plain search form suggests. */
const popularNear = (country: string): readonly string[] =>
  country === defaultRegional.country ? popularPlaces : popularAt(country).map(({ code }) => code)

/** Data for blocks, read on the server: the agency's date, and the names of places in blocks and forms. */
export function factsFor(shop: ShopSite, given: Partial<Pick<ShopFacts, 'start' | 'message' | 'postPath'>> = {}): ShopFacts {
  const { from = '', to = '' } = given.start ?? {}
  const codes = [homeOf(shop.agency).code, ...popularNear(shop.agency.country), ...placesNamed(shop.site), from, to]
  const cities = Object.fromEntries(codes.map((code) => [code, cityOf(code)]))
  const cityPaths = Object.fromEntries(cityPages(shop.site, shop.agency).map(({ code, path }) => [code, path]))
  const today = dayAt(new Date(), shop.agency.zone)
  return shopFacts(shop.site, { agency: shop.agency, today, cities, cityPaths, nations, ...given })
}
