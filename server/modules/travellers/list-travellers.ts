import { and, desc, eq, sql } from 'drizzle-orm'
import type { SavedTraveller, SavedTravellerRow } from '#contract/travellers.ts'
import type { LocalDate } from '#domain/dates.ts'
import { passportState } from '#domain/flights/people/traveller-rules.ts'
import type { Ctx } from '../../ctx.ts'
import { savedTravellers } from '../../db/schema/index.ts'
import { searchQuery } from '../../db/search-terms.ts'
import { openSaved } from './saved-row.ts'

/** Saved travellers whose names match the typed prefixes, the last used first. Contains only what is needed to distinguish people. */
export async function listTravellers(
  ctx: Ctx,
  input: { query: string; limit: number; lastDay?: LocalDate | undefined },
): Promise<SavedTravellerRow[]> {
  const wanted = searchQuery(input.query)
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(savedTravellers)
      .where(
        and(
          eq(savedTravellers.agencyId, ctx.agencyId),
          wanted ? sql`to_tsvector('simple', ${savedTravellers.searchText}) @@ to_tsquery('simple', ${wanted})` : undefined,
        ),
      )
      .orderBy(desc(savedTravellers.usedAt))
      .limit(input.limit),
  )
  return rows.map((row) => inList(row.id, openSaved(ctx, row), input.lastDay))
}

function inList(id: string, person: SavedTraveller, lastDay: LocalDate | undefined): SavedTravellerRow {
  const { document } = person
  return {
    id,
    name: `${person.givenName} ${person.familyName}`,
    birthYear: Number(person.bornOn.slice(0, 4)),
    documentEnding: document ? document.number.slice(-3) : null,
    passport: document && lastDay ? passportState(document.expiresOn, lastDay) : null,
  }
}
