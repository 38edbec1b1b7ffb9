import { and, eq, inArray, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Site } from '#domain/site/site.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, pictureOwner } from '../../db/schema/index.ts'

const MEDIA = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g

/** Every image of a site, with the path of its field. */
function imagesIn(value: unknown, path: string[] = []): { path: string; id: string }[] {
  if (typeof value === 'string') return [...value.matchAll(MEDIA)].map(([, id = '']) => ({ path: path.join('.'), id }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => imagesIn(inner, [...path, key]))
}

/**
 * Refuses a site with another agency's images: input.invalid names the fields. The files themselves are public for anyone who knows an id, as on any
 * public site.
 */
export async function checkOwnImages(tx: Transaction, ctx: Ctx, site: Site): Promise<void> {
  const named = imagesIn(site)
  if (named.length === 0) return
  const rows = await tx
    .select({ id: externalReferences.reference })
    .from(externalReferences)
    .where(
      and(
        eq(externalReferences.provider, pictureOwner),
        inArray(externalReferences.reference, [...new Set(named.map(({ id }) => id))]),
        ne(externalReferences.agencyId, ctx.agencyId),
      ),
    )
  const foreign = new Set(rows.map(({ id }) => id))
  const problems = named
    .filter(({ id }) => foreign.has(id))
    .map(({ path }) => ({ path, message: 'This picture belongs to another agency. Upload it to your own library first.' }))
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
}
