import { Compile } from 'typebox/schema'
import { z } from 'zod'
import { readItem } from './envelope.ts'

/**
 * Reads the many items of a search's answer, some 3 us each where Zod, which copies what it reads, takes 10: an item of the right shape is taken as it
 * is, by a check compiled from the same schema; Zod reads the others, for what it repairs (`catch`) or for the reason of its BadOffer. A schema that
 * transforms is refused here: what it makes is not what came.
 */
export function itemReader<T>(schema: z.ZodType<T>): (value: unknown) => T {
  z.toJSONSchema(schema)
  const compiled = Compile(z.toJSONSchema(schema, { io: 'input' }))
  const isOfShape = (value: unknown): value is T => compiled.Check(value)
  return (value) => (isOfShape(value) ? value : readItem(schema, value))
}
