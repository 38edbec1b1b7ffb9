import { eq } from 'drizzle-orm'
import type { AgencyOfLink } from '#contract/deposits/by-link.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'

/** The agency as the reader of a link sees it. */
export async function readAgencyOfLink(tx: Transaction, ctx: Ctx): Promise<AgencyOfLink> {
  const [agency] = await tx
    .select({ name: agencies.name, email: agencies.email, phone: agencies.phone, address: agencies.address })
    .from(agencies)
    .where(eq(agencies.id, ctx.agencyId))
  if (!agency) throw new Error(`there is no agency ${ctx.agencyId}`)
  const { zone, locale } = ctx.regional
  return { ...agency, zone, locale }
}
