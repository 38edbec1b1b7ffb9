import { z } from 'zod'

/** What is shown at the entrance: a code to draw, or the address of a document. */
export const VoucherCode = z.object({ format: z.enum(['qr', 'code128', 'aztec', 'pdf', 'pass']), value: z.string() })
export type VoucherCode = z.infer<typeof VoucherCode>

/** What is stored about an order of a tour after its sale: the supplier's vouchers. */
export const TourDetails = z.object({
  /** For everybody together; null where each has their own. */
  group: z
    .object({ reference: z.string().nullable(), codes: z.array(VoucherCode) })
    .nullable()
    .default(null),
  /** By the index of the participant. */
  tickets: z.array(z.object({ index: z.int(), reference: z.string().nullable(), codes: z.array(VoucherCode) })).default([]),
  /** `digital`: shown on a phone; `print`: printed; `manifest`: names on a list. */
  redemption: z.enum(['digital', 'print', 'manifest']).default('digital'),
})
export type TourDetails = z.infer<typeof TourDetails>
