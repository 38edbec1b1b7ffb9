import { asc, eq } from 'drizzle-orm'
import type { Activation } from '#contract/account/activation.ts'
import type { AgencyRecord } from '#domain/agency/agency-record.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { activationDocuments, activations } from '../../db/schema/index.ts'
import { readRecord } from '../agency/settings/agency-record.ts'

export type ActivationRow = typeof activations.$inferSelect
export type LicenceRow = typeof activationDocuments.$inferSelect

/** Facts without which nobody can review an agency, with the sentence for each. */
const required: [keyof AgencyRecord, string][] = [
  ['legalName', 'Enter the legal name.'],
  ['registrationNumber', 'Enter the registration number.'],
  ['address', 'Enter the address.'],
  ['phone', 'Enter a phone number.'],
]

/** What is missing before the activation can be submitted, in sentences. */
export function missingOf(record: AgencyRecord, documents: readonly unknown[]): string[] {
  const facts = required.flatMap(([name, says]) => (record[name] === '' ? [says] : []))
  return documents.length === 0 ? [...facts, 'Upload the licence or the certificate of registration.'] : facts
}

/** The activation's row, which is made if there is none, locked until the transaction ends. */
export async function lockActivation(tx: Transaction, { agencyId }: Ctx): Promise<ActivationRow> {
  await tx.insert(activations).values({ agencyId }).onConflictDoNothing()
  const [row] = await tx.select().from(activations).where(eq(activations.agencyId, agencyId)).for('update')
  if (!row) throw new Error(`the activation of ${agencyId} was not written`)
  return row
}

/** The licence documents, in the order of their upload. */
export const readLicences = (tx: Transaction, { agencyId }: Ctx): Promise<LicenceRow[]> =>
  tx
    .select()
    .from(activationDocuments)
    .where(eq(activationDocuments.agencyId, agencyId))
    .orderBy(asc(activationDocuments.createdAt), asc(activationDocuments.id))

export const toLicence = ({ id, name, bytes, uploadedBy, createdAt }: LicenceRow): Activation['documents'][number] => ({
  id,
  name,
  bytes,
  by: uploadedBy,
  at: createdAt.toISOString(),
})

/** The state of the business activation, its documents, and what is missing. */
export async function readActivation(ctx: Ctx): Promise<Activation> {
  const record = await readRecord(ctx)
  const { row, documents } = await ctx.tx(async (tx) => {
    const [row] = await tx.select().from(activations).where(eq(activations.agencyId, ctx.agencyId)).limit(1)
    return { row, documents: await readLicences(tx, ctx) }
  })
  return {
    state: row?.state ?? 'draft',
    note: row?.note ?? '',
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    decidedAt: row?.decidedAt?.toISOString() ?? null,
    documents: documents.map(toLicence),
    missing: missingOf(record, documents),
  }
}
