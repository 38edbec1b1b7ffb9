import { AppError } from '#domain/errors.ts'
import type { DisclosureKind } from '#domain/policies/disclosures.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { policySearches } from '../search/policy-searches.ts'
import { supplierOfPolicy } from '../supplier-of-policy.ts'

/** A PDF of the insurer. Throws `protection.document-unavailable`. */
export async function fetchPolicyPdf(ctx: Ctx, { supplier, url }: { supplier: string; url: string | null }): Promise<Buffer> {
  const adapter = supplierOfPolicy(ctx, { supplier })
  if (!adapter || !url) throw new AppError('protection.document-unavailable')
  try {
    return await adapter.document(url)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.system.log.warn({ err: error, supplier }, 'a document of an insurer could not be read')
    throw new AppError('protection.document-unavailable')
  }
}

export const pdfFile = (bytes: Buffer, name: string): File =>
  new File([new Uint8Array(bytes)], `${name}.pdf`, { type: 'application/pdf' })

/** A disclosure document of a policy of a search. */
export async function readDisclosure(
  ctx: Ctx,
  { searchId, policyId, kind }: { searchId: string; policyId: string; kind: DisclosureKind },
): Promise<File> {
  const { entries } = await policySearches.read(ctx, searchId)
  const stored = entries.get(policyId)?.stored
  if (!stored?.documents) throw new AppError('protection.not-offered')
  return pdfFile(await fetchPolicyPdf(ctx, { supplier: stored.supplier, url: stored.documents[kind] }), kind)
}
