import { z } from 'zod'

export const ownBookingStatuses = ['held', 'requested', 'confirmed', 'rejected', 'cancelled', 'expired'] as const
/** `requested`: confirmed by its seller, and the agency decides. */
export type OwnBookingStatus = (typeof ownBookingStatuses)[number]

/** Their seats are taken; a hold's only until it ends. */
export const takingStatuses = ['held', 'requested', 'confirmed'] as const satisfies readonly OwnBookingStatus[]

/** One person of a booking. */
export interface OwnUnitItem {
  uuid: string
  unitId: string
  resellerReference: string | null
  /** Its retail price when it was sold; absent where the group has one price. */
  retail?: number | undefined
}

/** Pieces of an add-on in a booking. */
export interface OwnAddOn {
  id: string
  title: string
  quantity: number
  /** Pieces for the departure when they were taken; null: without a limit. */
  stock: number | null
}

const Text = z.string().nullable().default(null)
const OwnAnswer = z.object({ questionId: z.string(), value: z.string() })
export const OwnContact = z.object({
  fullName: Text,
  firstName: Text,
  lastName: Text,
  emailAddress: Text,
  phoneNumber: Text,
  locales: z.array(z.string()).default([]),
  postalCode: Text,
  country: Text,
  notes: Text,
})
export type OwnContact = z.infer<typeof OwnContact>

export const noContact: OwnContact = OwnContact.parse({})

/** The personal data of a booking. */
export const OwnPeople = z.object({
  contact: OwnContact,
  /** By the place of the person. */
  people: z.array(z.object({ contact: OwnContact, answers: z.array(OwnAnswer) })),
  answers: z.array(OwnAnswer),
  pickup: z.object({ pointId: Text, hotel: Text }),
  notes: Text,
})
export type OwnPeople = z.infer<typeof OwnPeople>

export const nobody: OwnPeople = OwnPeople.parse({ contact: {}, people: [], answers: [], pickup: {} })

/** The name of a contact, however its seller wrote it. */
export const nameOfContact = ({ fullName, firstName, lastName }: OwnContact): string =>
  fullName ?? [firstName, lastName].filter(Boolean).join(' ')
