import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'
import { inAgency } from '../accounts/second-factor/in-agency.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

/** Domains whose addresses may be invited, in lower case; none: every address. */
export async function readDomains(tx: Transaction, { agencyId }: Ctx): Promise<string[]> {
  const [agency] = await tx.select({ domains: agencies.invitationDomains }).from(agencies).where(eq(agencies.id, agencyId))
  return agency?.domains ?? []
}

const words = (domains: readonly string[]) => ({ 'E-mail domains': domains.length > 0 ? domains.join(', ') : 'Any' })

/** Limits invitations to addresses of these domains. Members and open invitations stay. Throws team.owner-only. */
export async function limitInvitations(ctx: Ctx, { domains }: { domains: string[] }): Promise<void> {
  if (ctx.actor.role !== 'owner') throw new AppError('team.owner-only')
  const after = [...new Set(domains)].toSorted()
  await inAgency(ctx, async (tx) => {
    const [agency] = await tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)).for('update')
    if (!agency) throw new Error(`there is no agency ${ctx.agencyId}`)
    await tx.update(agencies).set({ invitationDomains: after }).where(eq(agencies.id, ctx.agencyId))
    await recordAudit(tx, ctx, {
      action: 'agency.invitation-domains-changed',
      subject: agency.name,
      before: words(agency.invitationDomains),
      after: words(after),
    })
  })
}
