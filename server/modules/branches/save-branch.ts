import { and, eq } from 'drizzle-orm'
import type { BranchInput } from '#contract/team/branches.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { databaseCode } from '../../db/database-code.ts'
import { branches } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { lockBranch } from './find-branch.ts'

const UNIQUE_VIOLATION = '23505'

const auditValues = ({ name, address, phone, email }: BranchInput) => ({
  Name: name,
  Address: address,
  Phone: phone,
  'E-mail': email,
})

async function namedOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('branch.name-taken')
    throw error
  }
}

/** Adds a branch. Returns its id. Throws branch.name-taken. */
export async function createBranch(ctx: Ctx, input: BranchInput): Promise<string> {
  const id = ctx.newId()
  await namedOnce(() =>
    ctx.tx(async (tx) => {
      await tx.insert(branches).values({ id, agencyId: ctx.agencyId, ...input })
      await recordAudit(tx, ctx, { action: 'branch.created', subject: input.name, after: auditValues(input) })
    }),
  )
  return id
}

/** Changes name and contact of a branch. Throws access.not-found and branch.name-taken. */
export const updateBranch = (ctx: Ctx, { id, ...input }: BranchInput & { id: string }): Promise<void> =>
  namedOnce(() =>
    ctx.tx(async (tx) => {
      const before = await lockBranch(tx, ctx, id)
      await tx
        .update(branches)
        .set(input)
        .where(and(eq(branches.agencyId, ctx.agencyId), eq(branches.id, id)))
      await recordAudit(tx, ctx, {
        action: 'branch.changed',
        subject: before.name,
        before: auditValues(before),
        after: auditValues(input),
      })
    }),
  )
