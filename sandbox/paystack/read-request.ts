import { z } from 'zod'
import { refuse } from './refuse.ts'

const currencies = ['NGN', 'GHS', 'ZAR', 'KES', 'USD']

/** Integer minor units. Paystack accepts a number or a text of digits. */
export const Amount = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().positive().max(100_000_000_000))
export const Currency = z.string().toUpperCase()
export const Reference = z.string().regex(/^[\w.=-]{1,100}$/)

/** Metadata is an object or JSON text; other text stays text. */
export const Metadata = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string') return value ?? null
    try {
      const parsed: unknown = JSON.parse(value)
      return typeof parsed === 'object' ? parsed : value
    } catch {
      return value
    }
  })

const isMissing = (body: unknown, [name]: PropertyKey[]) =>
  typeof body !== 'object' ||
  body === null ||
  !Object.entries(body).some(([key, value]) => key === name && value !== undefined && value !== '')

/** Parses a body or query; throws Paystack's error for the first invalid field. */
export function read<T>(schema: z.ZodType<T>, sent: unknown): T {
  const result = schema.safeParse(sent ?? {})
  if (result.success) return result.data
  const path = result.error.issues[0]?.path ?? []
  const field = path.join('.')
  if (isMissing(sent, path)) refuse('missing_params', `${field.charAt(0).toUpperCase()}${field.slice(1)} is required`)
  if (field === 'amount') refuse('invalid_amount')
  refuse('invalid_params', `Invalid ${field || 'request'}: ${result.error.issues[0]?.message ?? 'not accepted'}`)
}

export function checkCurrency(currency: string): string {
  if (!currencies.includes(currency)) refuse('unsupported_currency')
  return currency
}
