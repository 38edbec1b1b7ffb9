import { z } from 'zod'
import { MoneyShape } from '#domain/money/waterfall.ts'
import { Words } from '#domain/words.ts'

/** Minor units and ISO 4217 currency. */
export const Money = MoneyShape
export const Id = z.uuid()
export const Instant = z.iso.datetime().max(40)

/** The maximum of a four-byte integer column. */
export const MAX_INT4 = 2_147_483_647
export const Int4 = z.int().min(0).max(MAX_INT4)

/** Chosen by the caller: a repeated key has no further effect. */
export const IdempotencyKey = Words.min(8)
  .max(80)
  .meta({ examples: ['4d1f6c2e-pay-1'] })

/** The id of an offer, property or rate of a search. */
export const ItemId = Words.max(200)

/** Nine seats and nine infants. */
export const MAX_TRAVELLERS = 18

/** `next` of the previous page. */
export const After = Words.max(1_000)

/** A page of a list by key: pass `next` as `after`; null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })

/** The state of a mail; `stored`: no mail server is configured, the mail stays in the outbox. */
export const mailStatuses = ['queued', 'stored', 'sent', 'failed'] as const

export const Done = z.object({ done: z.literal(true) })

/** Field errors by path, for display beside the field. */
export const FieldProblems = z.array(z.object({ path: z.string(), message: z.string() }))

/** The first and the last day. */
export const Period = z.object({ from: z.iso.date(), to: z.iso.date() })
