import type { z } from 'zod'

/**
 * An output that the server does not check before it is sent: large answers that typed code makes from what it has checked already, such as the results
 * of a search, as the events of a search are sent. Tests compare what is sent with the schema.
 */
export function asMade<Schema extends z.ZodType>(schema: Schema): Schema {
  const standard = schema['~standard']
  const validate = (value: unknown) => ({ value })
  return Object.defineProperty(schema.clone(), '~standard', { value: { ...standard, validate } })
}
