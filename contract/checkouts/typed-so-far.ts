import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { PassengerType } from '#domain/flights/offer.ts'
import { Traveller } from '#domain/flights/traveller.ts'
import { Guest } from '#domain/stays/guest.ts'
import { Words } from '#domain/words.ts'

const MAX_FIELDS = 250

/** Form fields as typed, by path such as `travellers.0.givenName`; nine travellers fill some hundred. */
export const TypedFields = z
  .record(Words.max(60), Words.max(300))
  .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'Too many fields.')
  .meta({ maxProperties: MAX_FIELDS })
export type TypedFields = z.infer<typeof TypedFields>

/** What a person has typed into a checkout but not saved, and what they had entered into one of the same journey whose time ran out. */
export const TypedSoFar = z.object({
  draft: TypedFields.nullable(),
  earlier: z
    .object({
      draft: TypedFields.nullable(),
      travellers: z.array(Traveller).nullable(),
      contact: Contact.nullable(),
      /** Those of the earlier offer, in its order: the draft counts travellers by it. None of a stay. */
      passengers: z.array(z.object({ id: z.string(), type: PassengerType })),
      guests: z.array(Guest).nullable(),
    })
    .nullable(),
})
export type TypedSoFar = z.infer<typeof TypedSoFar>
