import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { images } from '../../db/schema/index.ts'

/** Removes a picture from the library. Its files stay: published sites, versions and sent mails may use it. Throws access.not-found. */
export async function removeImage(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const gone = await ctx.tx((tx) =>
    tx
      .delete(images)
      .where(and(eq(images.agencyId, ctx.agencyId), eq(images.id, id)))
      .returning({ id: images.id }),
  )
  if (gone.length === 0) throw new AppError('access.not-found')
}
