import { and, eq } from 'drizzle-orm'
import type { StaySearch } from '#domain/stays/search.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import { checkoutItems } from '../../../db/schema/index.ts'
import type { OrderOf } from '../../products/order-of-product.ts'

/** The nationality of the guests as searched; the agency's country where no search is known. */
export async function readNationality(ctx: Ctx, { checkoutItemId }: Pick<OrderOf<'stay'>, 'checkoutItemId'>): Promise<string> {
  if (!checkoutItemId) return ctx.regional.country
  const [row] = await ctx.tx((tx) =>
    tx
      .select({ search: checkoutItems.search })
      .from(checkoutItems)
      .where(and(eq(checkoutItems.agencyId, ctx.agencyId), eq(checkoutItems.id, checkoutItemId))),
  )
  return row?.search && 'nationality' in row.search ? row.search.nationality : ctx.regional.country
}

/** The search that would find an order's property again: around it, for the same nights and guests. */
export function stayAgain({ itinerary }: OrderOf<'stay'>, nationality: string): StaySearch {
  const { property, checkIn, checkOut, rooms } = itinerary
  const { city, country } = property.address
  return {
    destination: {
      kind: 'property',
      id: `property:${property.id}`,
      name: property.name,
      context: `${city}, ${countryName(country)}`,
      country,
      latitude: property.latitude,
      longitude: property.longitude,
      extentKm: null,
    },
    checkIn,
    checkOut,
    rooms,
    nationality,
    radiusKm: null,
    dealCode: null,
  }
}
