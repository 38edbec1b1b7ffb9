import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { agencies, agencyDomains } from '../../db/schema/index.ts'
import { givenOrigin } from '../site/site-origin.ts'
import { type DomainRow, FINDINGS_MS, type Findings, findDomain, findingsKey, proofName, proofOf } from './domain-row.ts'

/**
 * Checks by DNS whether the agency's domain points here and its ownership is proven, and stores the result. A domain becomes ready when both are
 * true, and stays ready while it points here. Null without a domain. Throws SupplierError when the name servers do not respond; then nothing is
 * changed.
 */
export async function checkDomain(ctx: Ctx): Promise<DomainRow | null> {
  const row = await findDomain(ctx)
  if (!row) return null
  const { system, agencyId } = ctx
  const [agency] = await system.db.select({ slug: agencies.slug }).from(agencies).where(eq(agencies.id, agencyId)).limit(1)
  const target = new URL(givenOrigin(system.config, agency?.slug ?? '')).hostname
  const findings = await askNameServers(ctx, row, target)
  await system.cache.set(findingsKey(row.name), findings, FINDINGS_MS)
  const isReady = findings.pointsHere && (findings.isProven || row.verifiedAt !== null)
  const verifiedAt = isReady ? (row.verifiedAt ?? ctx.now()) : null
  const [checked] = await system.db
    .update(agencyDomains)
    .set({ checkedAt: ctx.now(), verifiedAt })
    .where(and(eq(agencyDomains.agencyId, agencyId), eq(agencyDomains.token, row.token)))
    .returning()
  if (isReady !== (row.verifiedAt !== null)) await system.invalidation.publish(agencyId)
  return checked ?? null
}

/** An apex domain cannot have a CNAME record; an A record with our addresses is accepted instead. */
async function askNameServers({ system }: Ctx, row: DomainRow, target: string): Promise<Findings> {
  const { dns } = system.integrations
  const [aliases, texts, theirs, ours] = await Promise.all([
    dns.aliasesOf(row.name),
    dns.textsOf(proofName(row)),
    dns.addressesOf(row.name),
    dns.addressesOf(target),
  ])
  const isProven = texts.includes(proofOf(row))
  return {
    alias: aliases[0] ?? theirs[0] ?? null,
    text: isProven ? proofOf(row) : (texts[0] ?? null),
    pointsHere: aliases.includes(target) || theirs.some((address) => ours.includes(address)),
    isProven,
  }
}
