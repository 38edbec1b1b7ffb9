import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { images } from '../../db/schema/index.ts'
import { keyOf } from './image-files.ts'
import { samplePixels } from './make-sizes.ts'
import { type BrandColours, proposeColours } from './propose-colours.ts'

/** Proposes brand colours from a picture of the agency. Throws access.not-found. */
export async function imageColours(ctx: Ctx, { id }: { id: string }): Promise<BrandColours[]> {
  const [row] = await ctx.tx((tx) =>
    tx
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.agencyId, ctx.agencyId), eq(images.id, id)))
      .limit(1),
  )
  const bytes = row && (await ctx.system.integrations.files.get(keyOf(ctx.agencyId, id, 'logo.png')))
  if (!bytes) throw new AppError('access.not-found')
  return proposeColours(await samplePixels(bytes))
}
