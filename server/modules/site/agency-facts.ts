import { eq } from 'drizzle-orm'
import type { AgencyFacts } from '#domain/site/starters/starter.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'

/** What a starter template is filled with. */
export async function agencyFacts(tx: Transaction, agencyId: string): Promise<AgencyFacts & { slug: string }> {
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, agencyId)).limit(1)
  if (!agency) throw new Error(`there is no agency ${agencyId}`)
  const { name, slug, email, phone, address, currency } = agency
  return { name, slug, email, phone, address, currency }
}
