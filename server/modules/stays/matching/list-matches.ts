import { and, desc, eq, ne } from 'drizzle-orm'
import type { DoubtfulMatch } from '#contract/stays.ts'
import type { StayListing } from '#domain/stays/property.ts'
import { kmBetween } from '#domain/travel/distance.ts'
import type { Ctx } from '../../../ctx.ts'
import { stayMatches } from '../../../db/schema/index.ts'
import { pictureAddresses } from '../../pictures/picture-addresses.ts'

const MOST = 100

type Row = typeof stayMatches.$inferSelect

/** Pairs that may be one property, the highest score first; with `decided` those that a person decided, the newest first. */
export const listMatches = (ctx: Ctx, { state }: { state: 'open' | 'decided' }): Promise<DoubtfulMatch[]> =>
  ctx.tx(async (tx) => {
    const ofState = state === 'open' ? eq(stayMatches.state, 'open') : ne(stayMatches.state, 'open')
    const rows = await tx
      .select()
      .from(stayMatches)
      .where(and(eq(stayMatches.agencyId, ctx.agencyId), ofState))
      .orderBy(state === 'open' ? desc(stayMatches.score) : desc(stayMatches.at))
      .limit(MOST)
    return rows.map((row) => toMatch(ctx, row))
  })

/** A pair for the screen of duplicate properties. */
export function toMatch(ctx: Ctx, { id, score, state, decidedBy, at, sides }: Row): DoubtfulMatch {
  const titles = new Map(ctx.system.integrations.stays.map((supplier) => [supplier.id, supplier.title]))
  const toSide = ({ supplier, listingId, name, address, phone, stars, latitude, longitude, photos }: StayListing) => ({
    supplier: titles.get(supplier) ?? supplier,
    listingId,
    name,
    address: [address.line, address.city].filter(Boolean).join(', '),
    phone,
    stars,
    latitude,
    longitude,
    photo: pictureAddresses(ctx.system.cipher, photos.slice(0, 1))[0] ?? null,
  })
  const [left, right] = sides
  return {
    id,
    score,
    state,
    decidedBy,
    at: at.toISOString(),
    sides: [toSide(left), toSide(right)],
    metres: Math.round(kmBetween(left, right) * 1_000),
  }
}
