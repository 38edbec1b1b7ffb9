import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies } from '../../db/schema/index.ts'
import { type Brand, brandOf } from '../../documents/brand.ts'
import { readOwnSettings } from '../site/read-own-site.ts'

/** The agency's brand, and the recipient of mails to the agency. */
export async function readBrand(tx: Transaction, ctx: Ctx): Promise<Brand> {
  const [agency] = await tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)).limit(1)
  if (!agency) throw new Error(`there is no agency ${ctx.agencyId}`)
  return brandOf(agency, await readOwnSettings(tx, ctx.agencyId), ctx.system.config.publicUrl)
}
