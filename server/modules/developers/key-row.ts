import type { ApiKey } from '#contract/developers/api-keys.ts'
import type { apiKeys } from '../../db/schema/index.ts'

type Row = typeof apiKeys.$inferSelect

function stateOf({ revokedAt, expiresAt }: Row, now: Date): ApiKey['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

/** A key as members see it. */
export const toApiKey = (row: Row, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  isTest: row.isTest,
  permissions: row.permissions,
  addresses: row.addresses,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revokedBy: row.revokedBy,
})
