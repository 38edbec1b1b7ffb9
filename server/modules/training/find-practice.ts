import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { PracticeFaults } from '#integrations/practice/port.ts'
import { type Ctx, createCtx } from '../../ctx.ts'
import { agencies } from '../../db/schema/index.ts'

export type Practice = typeof agencies.$inferSelect

/** The practice tenant of an agency; null without one. Agencies are no tenant data, so the query names them. */
export async function findPractice(home: Ctx): Promise<Practice | null> {
  const [row] = await home.system.db
    .select()
    .from(agencies)
    .where(and(eq(agencies.practiceOf, home.agencyId), isNull(agencies.practiceEndedAt)))
    .limit(1)
  return row ?? null
}

/** Throws practice.not-started. */
export async function requirePractice(home: Ctx): Promise<Practice> {
  const practice = await findPractice(home)
  if (!practice) throw new AppError('practice.not-started')
  return practice
}

/** The same member in the practice tenant. */
export const inPractice = ({ system, actor, origin }: Ctx, practice: Practice): Ctx => createCtx(system, practice, actor, origin)

/** The control of scripted failures. Throws practice.not-available. */
export function requireFaults({ system }: Ctx): PracticeFaults {
  const faults = system.integrations.practice
  if (!faults) throw new AppError('practice.not-available')
  return faults
}
