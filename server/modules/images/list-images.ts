import { desc, eq } from 'drizzle-orm'
import type { Image } from '#contract/images.ts'
import type { Ctx } from '../../ctx.ts'
import { images } from '../../db/schema/index.ts'
import { toImage } from './to-image.ts'

const MOST = 500

/** The agency's image library, newest first. */
export async function listImages(ctx: Ctx): Promise<Image[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(images)
      .where(eq(images.agencyId, ctx.agencyId))
      .orderBy(desc(images.createdAt), desc(images.id))
      .limit(MOST),
  )
  return rows.map(toImage)
}
