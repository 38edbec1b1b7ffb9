import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { BadOffer } from './amounts.ts'

/** The envelope of every Duffel answer. Its items are validated later, one by one: one bad item must not affect the others. */
export const WireSingle = z.object({ data: z.unknown() })
export const WireList = z.object({ data: z.array(z.unknown()) })
export const WirePage = WireList.extend({ meta: z.object({ after: z.string().nullish() }).nullish() })

/** `code` is a number in one documented case. `source` is an airline in some errors and a field in others; it is not used. */
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
  /** The call took effect although its answer is unreadable: its result is unknown. */
  acted?: boolean
}

/** Validates an answer, or a part of it. Throws `unavailable`, or `unknown-outcome` if the call has acted. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, { supplier, acted = false }: Reading): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || 'body'
  throw unusable(acted ? 'unknown-outcome' : 'unavailable', supplier, `answered without a usable ${where}`)
}

/** Validates one of many items: throws BadOffer with the field. */
export function readItem<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')
  throw new BadOffer(`missing or wrong ${path || 'offer'}`)
}

export const unusable = (kind: 'unavailable' | 'unknown-outcome', supplier: string, says: string): SupplierError =>
  new SupplierError(kind, supplier, `${supplier} ${says}`, 'UNUSABLE_ANSWER')
