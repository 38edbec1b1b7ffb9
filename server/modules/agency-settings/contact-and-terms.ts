import { eq } from 'drizzle-orm'
import type { CustomerTerms } from '#contract/agency.ts'
import { ContactDetails } from '#domain/agency/contact-details.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencySettings } from '../../db/schema/index.ts'
import { recordChange } from './record-change.ts'

type Stored = typeof agencySettings.$inferSelect

const contactOf = (row: Stored | undefined): ContactDetails =>
  row?.contact ? ContactDetails.parse(row.contact) : noContactDetails
const termsOf = (row: Stored | undefined): CustomerTerms => ({ text: row?.terms ?? '', version: row?.termsVersion ?? 0 })

async function select(tx: Transaction, { agencyId }: Pick<Ctx, 'agencyId'>): Promise<Stored | undefined> {
  const [row] = await tx.select().from(agencySettings).where(eq(agencySettings.agencyId, agencyId)).limit(1)
  return row
}

/** The row, which is made if there is none, locked until the transaction ends. */
async function lock(tx: Transaction, { agencyId }: Ctx): Promise<Stored | undefined> {
  await tx.insert(agencySettings).values({ agencyId }).onConflictDoNothing()
  const [row] = await tx.select().from(agencySettings).where(eq(agencySettings.agencyId, agencyId)).for('update')
  return row
}

/** Hours, holidays, social links and kinds of enquiries. */
export const readContactDetails = (tx: Transaction, ctx: Pick<Ctx, 'agencyId'>): Promise<ContactDetails> =>
  select(tx, ctx).then(contactOf)

/** Changes them, on the storefront at once. */
export async function setContactDetails(ctx: Ctx, contact: ContactDetails): Promise<ContactDetails> {
  await ctx.tx(async (tx) => {
    const before = contactOf(await lock(tx, ctx))
    await tx.update(agencySettings).set({ contact }).where(eq(agencySettings.agencyId, ctx.agencyId))
    await recordChange(tx, ctx, { area: 'contact', before, after: contact })
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
  return contact
}

/** The agency's terms for its customers. */
export const readTerms = (tx: Transaction, ctx: Pick<Ctx, 'agencyId'>): Promise<CustomerTerms> => select(tx, ctx).then(termsOf)

/** Another text is a new version. */
export async function setTerms(ctx: Ctx, { text }: { text: string }): Promise<CustomerTerms> {
  return ctx.tx(async (tx) => {
    const before = termsOf(await lock(tx, ctx))
    if (before.text === text) return before
    const after = { text, version: before.version + 1 }
    await tx
      .update(agencySettings)
      .set({ terms: text, termsVersion: after.version })
      .where(eq(agencySettings.agencyId, ctx.agencyId))
    await recordChange(tx, ctx, { area: 'terms', before, after })
    return after
  })
}
