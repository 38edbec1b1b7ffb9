import { z } from 'zod'
import { isDay } from '#domain/dates.ts'
import { badRequest } from '#domain/authored-tours/sale/own-tour-error.ts'
import { noContact, type OwnContact, type OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'

const text = (most: number) => z.string().max(most).nullish()
const day = z.string().refine(isDay, 'is not a date')
/** A missing id is answered like an unknown one. */
const id = z.string().max(200).nullish()

const Contact = z.object({
  fullName: text(200),
  firstName: text(100),
  lastName: text(100),
  emailAddress: text(200),
  phoneNumber: text(60),
  locales: z.array(z.string().max(35)).max(20).nullish(),
  postalCode: text(30),
  country: text(60),
  notes: text(1_000),
})
type Contact = z.infer<typeof Contact>

const Answers = z
  .array(z.object({ questionId: z.string().max(120), value: z.string().max(500) }))
  .max(60)
  .nullish()

const Units = z
  .array(z.object({ id: z.string().max(200), quantity: z.int().min(0).max(1_000) }))
  .max(40)
  .nullish()

export const AvailabilityBody = z.object({
  productId: id,
  optionId: id,
  localDate: day.nullish(),
  localDateStart: day.nullish(),
  localDateEnd: day.nullish(),
  availabilityIds: z.array(z.string().max(60)).max(200).nullish(),
  units: Units,
})

const UnitItem = z.object({
  uuid: z.uuid().nullish(),
  unitId: id,
  resellerReference: text(200),
  contact: Contact.nullish(),
  questionAnswers: Answers,
})

const told = {
  resellerReference: text(200),
  notes: text(1_000),
  contact: Contact.nullish(),
  unitItems: z.array(UnitItem).max(200).nullish(),
  questionAnswers: Answers,
  pickupPointId: text(120),
  pickupHotel: text(200),
}
/** Minutes of a hold: the least, the most and the usual. */
const HOLD = { least: 1, most: 60, usual: 30 }
const minutes = z
  .number()
  .nullish()
  .transform((value) => Math.min(HOLD.most, Math.max(HOLD.least, Math.round(value ?? HOLD.usual))))

export const ReserveBody = z.object({
  uuid: z.string().max(60).nullish(),
  productId: id,
  optionId: id,
  availabilityId: id,
  expirationMinutes: minutes,
  ...told,
})
export const ChangeBody = z.object({ optionId: id, availabilityId: id, ...told })
export const ConfirmBody = z.object(told)
export const ExtendBody = z.object({ expirationMinutes: minutes })
export const CancelBody = z.object({ reason: text(500) })
export type Told = z.infer<typeof ConfirmBody>

/** A body of this shape. Throws BAD_REQUEST with the first field that is wrong. */
export function readBody<T>(shape: z.ZodType<T>, body: unknown): T {
  const { data, error } = shape.safeParse(body ?? {})
  if (data !== undefined) return data
  const [issue] = error?.issues ?? []
  throw badRequest(`${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is not valid'}`)
}

/** The fields of a contact that a request names, over what it was before. */
function overContact(before: OwnContact, given: Contact | null | undefined): OwnContact {
  if (!given) return before
  const { locales, ...texts } = given
  const named = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  return { ...before, ...named, locales: locales ?? before.locales }
}

/** What a request says about people, over what was said before. */
export const overPeople =
  ({ contact, notes, unitItems, questionAnswers, pickupPointId, pickupHotel }: Told) =>
  (before: OwnPeople): OwnPeople => ({
    contact: overContact(before.contact, contact),
    people: Array.from({ length: Math.max(before.people.length, unitItems?.length ?? 0) }, (_, at) => {
      const known = before.people[at] ?? { contact: noContact, answers: [] }
      const given = unitItems?.[at]
      return { contact: overContact(known.contact, given?.contact), answers: given?.questionAnswers ?? known.answers }
    }),
    answers: questionAnswers ?? before.answers,
    pickup: {
      pointId: pickupPointId === undefined ? before.pickup.pointId : pickupPointId,
      hotel: pickupHotel === undefined ? before.pickup.hotel : pickupHotel,
    },
    notes: notes === undefined ? before.notes : notes,
  })
