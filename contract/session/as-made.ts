import type { z } from 'zod'

/**
 * An output schema that the server does not validate before sending: for large responses that typed code makes from validated data, such as the
 * results of a search. Tests compare the responses with the schema.
 */
export function asMade<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard']
  const validate = (value: unknown) => ({ value })
  return Object.defineProperty(schema.clone(), '~standard', { value: { ...standard, validate } })
}
