import { and, eq, sql } from 'drizzle-orm'
import type { SavedTraveller } from '#contract/travellers.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { savedTravellers } from '../../db/schema/index.ts'
import { searchText } from '../../db/search-terms.ts'
import { openSaved, type SavedRow, thisSaved } from './saved-row.ts'

/** Saves a person, encrypted. The same name and date of birth is the same person: new fields replace the stored ones, absent ones do not change. */
export async function saveTraveller(ctx: Ctx, person: SavedTraveller): Promise<{ id: string }> {
  const { userId } = ctx.actor
  if (!userId) throw new Error('a traveller is saved by a person')
  const name = searchText([person.givenName, person.familyName])
  return ctx.tx(async (tx) => {
    // Prevents two concurrent saves of one new person from creating two rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${ctx.agencyId} ${name}`}))`)
    const known = await findSame(tx, ctx, { name, bornOn: person.bornOn })
    if (known) {
      const cipher = ctx.system.cipher.seal(merge(openSaved(ctx, known), person))
      await tx.update(savedTravellers).set({ cipher, usedAt: ctx.now() }).where(thisSaved(ctx, known.id))
      return { id: known.id }
    }
    const id = ctx.newId()
    const cipher = ctx.system.cipher.seal(person)
    const [createdAt, usedAt] = [ctx.now(), ctx.now()]
    await tx
      .insert(savedTravellers)
      .values({ id, agencyId: ctx.agencyId, searchText: name, cipher, createdBy: userId, createdAt, usedAt })
    return { id }
  })
}

async function findSame(tx: Transaction, ctx: Ctx, who: { name: string; bornOn: string }): Promise<SavedRow | undefined> {
  const rows = await tx
    .select()
    .from(savedTravellers)
    .where(and(eq(savedTravellers.agencyId, ctx.agencyId), eq(savedTravellers.searchText, who.name)))
  return rows.find((row) => openSaved(ctx, row).bornOn === who.bornOn)
}

/** One frequent-flyer number for each programme, the newer one; a passport is only replaced by another. */
export function merge(before: SavedTraveller, now: SavedTraveller): SavedTraveller {
  const programmes = new Map([...before.loyalty, ...now.loyalty].map((one) => [one.airline, one]))
  return { ...now, document: now.document ?? before.document, loyalty: [...programmes.values()].slice(-10) }
}
