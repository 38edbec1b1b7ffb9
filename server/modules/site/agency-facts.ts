import { eq } from 'drizzle-orm'
import type { AgencyFacts } from '#domain/site/starters/starter.ts'
import { homeOf } from '#domain/travel/home-of.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'
import { regionalOf } from '../../regional.ts'

/** The agency's values for a starter template. */
export async function agencyFacts(tx: Transaction, agencyId: string): Promise<AgencyFacts & { slug: string }> {
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, agencyId)).limit(1)
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  const { name, slug, email, phone, address } = agency
  const regional = regionalOf(agency)
  return { name, slug, email, phone, address, ...regional, home: homeOf(regional) }
}
