import { AppError } from '#domain/errors.ts'
import type { DisclosureKind } from '#domain/policies/disclosures.ts'
import type { Ctx } from '../../../ctx.ts'
import { policySearches } from '../search/policy-searches.ts'
import { fetchPolicyPdf, pdfFile } from './fetch-document.ts'

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
