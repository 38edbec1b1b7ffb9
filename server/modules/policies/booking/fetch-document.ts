import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
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
