import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { PackageStatus } from '#domain/packages/package-content.ts'
import type { AuditAction } from '#domain/team/audit-actions.ts'
import type { Ctx } from '../../../ctx.ts'
import { recordAudit } from '../../audit-entries/record-audit.ts'
import { describePackage, missingFrom } from '../describe-package.ts'
import { changePackage, readPackageRow } from '../package-row.ts'

/** The line of the log of changes for a step from one status to another. */
const actions: Record<PackageStatus, Record<PackageStatus, AuditAction | null>> = {
  draft: { draft: null, published: 'package.published', archived: 'package.archived' },
  published: { draft: 'package.unpublished', published: null, archived: 'package.archived' },
  archived: { draft: 'package.unarchived', published: 'package.published', archived: null },
}

/** Publishes a package, takes it off sale, or archives it. Throws access.not-found, and package.incomplete with what is missing. */
export async function setPackageStatus(ctx: Ctx, asked: { id: string; status: PackageStatus }): Promise<PackageDetail> {
  const detail = await change(ctx, asked)
  // The menu of the storefront leads to packages where there are some.
  await ctx.system.invalidation.publish(ctx.agencyId)
  return detail
}

const change = (ctx: Ctx, { id, status }: { id: string; status: PackageStatus }): Promise<PackageDetail> =>
  ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id, 'lock')
    const action = actions[row.status][status]
    if (!action) return describePackage(tx, ctx, id)
    if (status === 'published') {
      const missing = await missingFrom(tx, ctx, row)
      if (missing.length > 0) throw new AppError('package.incomplete', { missing })
    }
    await changePackage(tx, ctx, row, { status })
    await recordAudit(tx, ctx, { action, subject: row.name })
    return describePackage(tx, ctx, id)
  })
