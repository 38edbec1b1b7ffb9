import { and, eq, sql } from 'drizzle-orm'
import type { ApiKey } from '#contract/developers/api-keys.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { apiKeys } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { toApiKey } from './key-row.ts'

/** Ends a key at once; the first who revoked it is stored. Throws access.not-found. */
export async function revokeKey(ctx: Ctx, { id }: { id: string }): Promise<ApiKey> {
  return ctx.tx(async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({
        revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${ctx.now()})`,
        revokedBy: sql`coalesce(${apiKeys.revokedBy}, ${ctx.actor.name})`,
      })
      .where(and(eq(apiKeys.agencyId, ctx.agencyId), eq(apiKeys.id, id)))
      .returning()
    if (!row) throw new AppError('access.not-found')
    await recordAudit(tx, ctx, { action: 'key.revoked', subject: row.name })
    return toApiKey(row, ctx.now())
  })
}
