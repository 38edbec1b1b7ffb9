import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { BadOffer } from './amounts.ts'

/** What is around every answer of Duffel. What is inside stays unread here: one bad item must not cost the others. */
export const WireSingle = z.object({ data: z.unknown() })
export const WireList = z.object({ data: z.array(z.unknown()) })
export const WirePage = WireList.extend({ meta: z.object({ after: z.string().nullish() }).nullish() })

/** `code` is a number in one documented case. `source` names an airline in some errors and a field in others; nothing here needs it. */
export const WireProblem = z.object({
  errors: z
    .array(
      z.object({
        code: z.union([z.string(), z.number()]).transform(String).nullish(),
        title: z.string().nullish(),
        message: z.string().nullish(),
      }),
    )
    .min(1),
})

export interface Reading {
  supplier: string
  /** The call had its effect although its answer cannot be read: what then became of it is unknown. */
  acted?: boolean
}

/** An answer, or a part of it, in the shape it should have. Throws `unavailable`, or `unknown-outcome` where the call has acted. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, { supplier, acted = false }: Reading): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || 'body'
  throw unusable(acted ? 'unknown-outcome' : 'unavailable', supplier, `answered without a usable ${where}`)
}

/** The same for one of many: throws BadOffer, naming the field. */
export function readItem<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')
  throw new BadOffer(`missing or wrong ${path || 'offer'}`)
}

export const unusable = (kind: 'unavailable' | 'unknown-outcome', supplier: string, says: string): SupplierError =>
  new SupplierError(kind, supplier, `${supplier} ${says}`, 'UNUSABLE_ANSWER')
