import { z } from 'zod'
import { MoneyShape } from '#domain/waterfall.ts'

/** Minor units and ISO 4217 currency. */
export const Money = MoneyShape
export const Id = z.uuid()
export const Instant = z.iso.datetime()

/** Chosen by the caller: the same key never acts twice. */
export const IdempotencyKey = z.string().min(8).max(80)

/** A page of a list by key: `next` goes into `after`; null when this is the last page. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })

export const Done = z.object({ done: z.literal(true) })

/** Field errors by path, as forms show them beside the field. */
export const FieldProblems = z.array(z.object({ path: z.string(), message: z.string() }))
