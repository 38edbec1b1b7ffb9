import type { z } from 'zod'
import { rememberFor } from '#domain/remember.ts'

/**
 * The same schema for answers that never change once they are made, such as the offers of a search: the server checks each object once, however often
 * it is given out, and gives out the very same result, so that what is reckoned from it can be kept too.
 */
export function readOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard']
  const validateObject = rememberFor((value: object) => standard.validate(value))
  const validate = (value: unknown) =>
    typeof value === 'object' && value !== null ? validateObject(value) : standard.validate(value)
  return Object.defineProperty(schema.clone(), '~standard', { value: { ...standard, validate } })
}
