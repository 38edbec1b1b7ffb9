import { and, eq } from 'drizzle-orm'
import type { Image } from '#contract/images.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { images } from '../../db/schema/index.ts'
import { toImage } from './to-image.ts'

/** Sets the alternative text of a picture. Throws access.not-found. */
export async function describeImage(ctx: Ctx, { id, alt }: { id: string; alt: string }): Promise<Image> {
  const [row] = await ctx.tx((tx) =>
    tx
      .update(images)
      .set({ alt })
      .where(and(eq(images.agencyId, ctx.agencyId), eq(images.id, id)))
      .returning(),
  )
  if (!row) throw new AppError('access.not-found')
  return toImage(row)
}
