import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { Words } from '#domain/words.ts'

const MAX_FIELDS = 250

/** Form fields as typed, by path such as `travellers.0.givenName`; nine travellers fill some hundred. */
export const TypedFields = z
  .record(Words.max(60), Words.max(300))
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'Too many fields.')
  .meta({ maxProperties: MAX_FIELDS })
export type TypedFields = z.infer<typeof TypedFields>

/** What a checkout of the same journey whose time ran out had, of any product; a product adds whom it had been for. */
export const EarlierBase = z.object({ draft: TypedFields.nullable(), contact: Contact.nullable() })
export type EarlierBase = z.infer<typeof EarlierBase>
