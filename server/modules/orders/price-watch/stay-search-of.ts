import { and, eq } from 'drizzle-orm'
import { defaultRadiusKm } from '#domain/defaults.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import { checkouts } from '../../../db/schema/index.ts'
import type { StayOrderRow } from '../../products/order-of-product.ts'

const USUAL_NATIONALITY = 'NG'

/** Of the guests of an order, as they were searched for. */
export async function readNationality(ctx: Ctx, { checkoutId }: Pick<StayOrderRow, 'checkoutId'>): Promise<string> {
  if (!checkoutId) return USUAL_NATIONALITY
  const [row] = await ctx.tx((tx) =>
    tx
      .select({ search: checkouts.search })
      .from(checkouts)
      .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, checkoutId))),
  )
  return row && 'nationality' in row.search ? row.search.nationality : USUAL_NATIONALITY
}

/** The search that would find an order's house again: around it, for the same nights and guests. */
export function stayAgain({ itinerary }: StayOrderRow, nationality: string): StaySearch {
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
    },
    checkIn,
    checkOut,
    rooms,
    nationality,
    radiusKm: defaultRadiusKm,
    dealCode: null,
  }
}
