import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { agencyDomains } from '../../db/schema/index.ts'

export type DomainRow = typeof agencyDomains.$inferSelect

/** The agency's own domain, if it has one. The table is read before the tenant is known, so every query names the agency. */
export async function findDomain({ system, agencyId }: Pick<Ctx, 'system' | 'agencyId'>): Promise<DomainRow | null> {
  const [row] = await system.db.select().from(agencyDomains).where(eq(agencyDomains.agencyId, agencyId)).limit(1)
  return row ?? null
}

/** The DNS result of the last check; null before the first one. */
export interface Findings {
  alias: string | null
  text: string | null
  pointsHere: boolean
  isProven: boolean
}

export const findingsKey = (name: string): string => `domain-findings:${name}`
export const FINDINGS_MS = 48 * 3_600_000

/** The value of the TXT record that proves ownership. */
export const proofOf = ({ token }: Pick<DomainRow, 'token'>): string => `site-verification=${token}`
export const proofName = ({ name }: Pick<DomainRow, 'name'>): string => `_site-verification.${name}`
