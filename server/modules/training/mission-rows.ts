import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MissionId } from '#domain/training/missions.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { trainingMissions } from '../../db/schema/index.ts'

export type MissionRow = typeof trainingMissions.$inferSelect

/** The missions of a member, in the agency's own tenant. */
export const readMissionRows = (tx: Transaction, home: Ctx, userId: string): Promise<MissionRow[]> =>
  tx
    .select()
    .from(trainingMissions)
    .where(and(eq(trainingMissions.agencyId, home.agencyId), eq(trainingMissions.userId, userId)))

/** Stores what is new of a mission. `doneAt` is set once: a mission that is practised again stays completed. */
export async function saveMission(
  tx: Transaction,
  home: Ctx,
  row: Pick<MissionRow, 'userId' | 'practiceId' | 'startedAt'> & { mission: MissionId } & Partial<MissionRow>,
): Promise<void> {
  const { doneAt, ...set } = row
  const done = doneAt ? { doneAt: sql`coalesce(${trainingMissions.doneAt}, excluded.done_at)` } : {}
  await tx
    .insert(trainingMissions)
    .values({ ...row, agencyId: home.agencyId })
    .onConflictDoUpdate({
      target: [trainingMissions.agencyId, trainingMissions.userId, trainingMissions.mission],
      set: { ...set, ...done },
    })
}

/** After a reset: missions that were started and not completed begin again, for every member. */
export const deleteStarted = (home: Ctx): Promise<unknown> =>
  home.tx((tx) =>
    tx.delete(trainingMissions).where(and(eq(trainingMissions.agencyId, home.agencyId), isNull(trainingMissions.doneAt))),
  )
