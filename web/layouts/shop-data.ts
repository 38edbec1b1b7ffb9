import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'
import { themeColours } from '#domain/site/theme.ts'
import { sessionContext, todayAtAgency } from '../session.ts'
import { headerFacts } from '../site/header-facts.ts'
import { navigationOf } from '../site/navigation.ts'
import { loadShop } from '../site/shop/load-shop.ts'
import { shopIcon } from '../site/shop/shop-icon.ts'
import { fontFiles } from '../site/theme/font-files.ts'
import { shopTokens } from './shop-tokens.ts'

/** The data of a storefront's layout; null on the portal. An unpublished storefront has no screens. */
export async function readShopFrame(context: Readonly<RouterContextProvider>) {
  if (context.get(sessionContext).host.kind !== 'storefront') return null
  const { shop } = await loadShop(context)
  if (!shop) throw data(null, { status: 404 })
  const { site, agency } = shop
  return {
    agency,
    header: headerFacts(shop),
    character: site.settings.layoutType,
    width: site.settings.homeLayoutStyle,
    themeColour: themeColours(site.settings),
    listing: site.settings.listing,
    offerFilter: site.settings.offerFilter,
    icon: shopIcon({ settings: site.settings, name: agency.name }),
    css: shopTokens(site.settings),
    font: fontFiles[site.settings.fontFamily].latin,
    legal: navigationOf(site).legal,
    year: todayAtAgency(context).slice(0, 4),
  }
}

export type ShopFrameData = NonNullable<Awaited<ReturnType<typeof readShopFrame>>>
