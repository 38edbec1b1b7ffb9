import { z } from 'zod'
import type { QuoteAccepted } from '#contract/quotes/quote-shapes.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { QuoteRecord } from '../quote-row.ts'

const Signature = z.object({ name: z.string(), address: z.string() })

/** What the customer accepted, with the signature; null before. */
export function acceptedOf(ctx: Ctx, row: QuoteRecord): QuoteAccepted | null {
  const { acceptedVersion, acceptedOption, acceptedItems, acceptedAmount, answeredAt, signatureCipher, currency } = row
  if (acceptedVersion === null || acceptedOption === null || answeredAt === null) return null
  const signature = signatureCipher ? Signature.parse(ctx.system.cipher.open(signatureCipher)) : { name: '', address: '' }
  return {
    version: acceptedVersion,
    optionId: acceptedOption,
    itemIds: acceptedItems,
    total: money(acceptedAmount ?? 0, currency),
    ...signature,
    at: answeredAt.toISOString(),
  }
}
