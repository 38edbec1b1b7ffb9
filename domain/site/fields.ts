import { z } from 'zod'
import { defaultCurrency } from '../defaults.ts'
import { iconNames } from './icons.ts'

/** The field types of blocks. */
export const Icon = z.enum(iconNames).default('plane')
/** Stars of five; 0 for none. */
export const Rating = z.number().min(0).max(5).default(0)
export const Place = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{3})?$/, 'Choose a city or an airport from the list.')
  .default('')
/** An advertised price before its discount, in minor units. */
export const Amount = z.object({
  amount: z.int().min(0).max(1e15).default(0),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default(defaultCurrency),
})
export const Discount = z.number().min(0, 'From 0 to 95 per cent.').max(95, 'From 0 to 95 per cent.').default(0)

export const list = <T extends z.ZodType>(item: T, most = 24) => z.array(item).max(most, `At most ${most}.`).default([])
