import { eq } from 'drizzle-orm'
import { practiceName } from '#domain/training/practice.ts'
import type { Ctx } from '../../ctx.ts'
import { agencies, sessions } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { createPractice } from './create-practice.ts'
import { findPractice, requireFaults, requirePractice } from './find-practice.ts'
import { deleteStarted } from './mission-rows.ts'

export interface Learner {
  userId: string
  sessionId: string
}

/** Creates the practice tenant if there is none. Throws practice.not-available. */
export async function ensurePractice(home: Ctx, userId: string): Promise<void> {
  requireFaults(home)
  if (await findPractice(home)) return
  await createPractice(home, userId)
  await logPractice(home, 'practice.started')
}

/** Lets the session work in the practice tenant, which is created if there is none. Throws practice.not-available. */
export async function startPractice(home: Ctx, { userId, sessionId }: Learner): Promise<void> {
  await ensurePractice(home, userId)
  const { db } = home.system
  const practice = await requirePractice(home)
  await db.update(agencies).set({ practiceUserId: userId }).where(eq(agencies.id, practice.id))
  await db.update(sessions).set({ isPractising: true }).where(eq(sessions.id, sessionId))
}

/** Gives the session back to the agency. */
export async function leavePractice({ db }: System, sessionId: string): Promise<void> {
  await db.update(sessions).set({ isPractising: false }).where(eq(sessions.id, sessionId))
}

/** Replaces the practice tenant by a new one; failures that were armed for the old one strike nobody. Throws practice.not-started. */
export async function resetPractice(home: Ctx, { userId }: Learner): Promise<void> {
  requireFaults(home)
  await requirePractice(home)
  await createPractice(home, userId)
  await deleteStarted(home)
  await logPractice(home, 'practice.reset')
}

const logPractice = (home: Ctx, action: 'practice.started' | 'practice.reset'): Promise<void> =>
  home.tx(async (tx) => {
    const [agency] = await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, home.agencyId))
    await recordAudit(tx, home, { action, subject: practiceName(agency?.name ?? '') })
  })
