import { desc, eq } from 'drizzle-orm'
import type { ApiKey } from '#contract/developers/api-keys.ts'
import type { Ctx } from '../../ctx.ts'
import { apiKeys } from '../../db/schema/index.ts'
import { toApiKey } from './key-row.ts'

const MOST = 200

/** The agency's keys, newest first. */
export async function listKeys(ctx: Ctx): Promise<ApiKey[]> {
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.agencyId, ctx.agencyId))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(MOST),
  )
  return rows.map((row) => toApiKey(row, ctx.now()))
}
