import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { Words } from '#domain/words.ts'

const MAX_FIELDS = 250

/** Unsaved form fields by path, such as `travellers.0.givenName`; nine travellers have about a hundred. */
export const TypedFields = z
  .record(Words.max(60), Words.max(300))
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'Too many fields.')
  .meta({ maxProperties: MAX_FIELDS })
export type TypedFields = z.infer<typeof TypedFields>

/** The data of an expired checkout of the same journey, for any product; each product adds its people. */
export const EarlierBase = z.object({ draft: TypedFields.nullable(), contact: Contact.nullable() })
export type EarlierBase = z.infer<typeof EarlierBase>
