import type { z } from 'zod'
import { memoizeByObject } from '#domain/memoize.ts'

/**
 * The same schema for immutable responses, such as the offers of a search: the server validates each object once, and returns the same result for it,
 * so that values computed from it can be memoized.
 */
export function validateOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard']
  const validateObject = memoizeByObject((value: object) => standard.validate(value))
  const validate = (value: unknown) =>
    typeof value === 'object' && value !== null ? validateObject(value) : standard.validate(value)
  return Object.defineProperty(schema.clone(), '~standard', { value: { ...standard, validate } })
}
