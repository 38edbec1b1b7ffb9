import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { sessions } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

/** The user's own valid sessions, the last used first. */
export async function listSessions(system: System, owner: { userId: string; sessionId: string | null }) {
  const rows = await system.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), gt(sessions.expiresAt, system.now())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map((row) => ({
    id: row.id,
    current: row.id === owner.sessionId,
    userAgent: row.userAgent,
    ipAddress: row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

/** Ends one of the user's own sessions at once. */
export async function revokeSession(system: System, input: { userId: string; id: string }): Promise<void> {
  const isUuid = /^[0-9a-f-]{36}$/i.test(input.id)
  const gone = isUuid
    ? await system.db
        .delete(sessions)
        .where(and(eq(sessions.id, input.id), eq(sessions.userId, input.userId)))
        .returning({ id: sessions.id })
    : []
  if (gone.length === 0) throw new AppError('access.not-found')
}

/** Ends the user's other sessions at once. Returns how many. */
export async function revokeOthers(system: System, owner: { userId: string; sessionId: string | null }): Promise<number> {
  const gone = await system.db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner.userId), owner.sessionId === null ? undefined : ne(sessions.id, owner.sessionId)))
    .returning({ id: sessions.id })
  return gone.length
}
