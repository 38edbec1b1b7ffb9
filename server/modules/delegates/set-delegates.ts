import { and, eq, or } from 'drizzle-orm'
import type { Delegates } from '#contract/team/delegates.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { memberDelegates } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { areColleagues, readDelegates } from './read-delegates.ts'

interface Person {
  userId: string
  name: string
}

const words = ({ delegates }: Delegates) => ({ Delegates: delegates.map(({ name }) => name) })

/** Chooses who may sell for a member. Throws access.not-found for somebody who is no other active member. */
export async function setDelegates(tx: Transaction, ctx: Ctx, of: Person, chosen: readonly string[]): Promise<Delegates> {
  const { agencyId } = ctx
  const before = await readDelegates(tx, ctx, of.userId)
  if (!(await areColleagues(tx, ctx, of.userId, chosen))) throw new AppError('access.not-found')
  await tx.delete(memberDelegates).where(and(eq(memberDelegates.agencyId, agencyId), eq(memberDelegates.userId, of.userId)))
  const rows = [...new Set(chosen)].map((delegateId) => ({ agencyId, userId: of.userId, delegateId }))
  if (rows.length > 0) await tx.insert(memberDelegates).values(rows).onConflictDoNothing()
  const after = await readDelegates(tx, ctx, of.userId)
  const change = { subject: of.name, before: words(before), after: words(after) }
  await recordAudit(tx, ctx, { action: 'member.delegates-changed', ...change })
  return after
}

/** Of a member who leaves: nobody sells for them any more, and they for nobody. */
export const removeDelegate = (tx: Transaction, agencyId: string, userId: string): Promise<unknown> =>
  tx
    .delete(memberDelegates)
    .where(
      and(eq(memberDelegates.agencyId, agencyId), or(eq(memberDelegates.userId, userId), eq(memberDelegates.delegateId, userId))),
    )
