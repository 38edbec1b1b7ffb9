import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { TourEntries, type TourPeople } from '#domain/tours/people.ts'
import type { Ctx } from '../../../ctx.ts'

/** The contact, what was entered besides names, and the places of the named participants in their order. */
const TourContact = Contact.extend(TourEntries.shape).extend({ places: z.array(z.int()).default([]) })
export type TourContact = z.infer<typeof TourContact>

export const sealTourContact = (ctx: Ctx, { contact, answers, pickup, requests, participants }: TourPeople): string =>
  ctx.system.cipher.seal({ ...contact, answers, pickup, requests, places: participants.map(({ index }) => index) })

export const openTourContact = (ctx: Ctx, { contactCipher }: { contactCipher: string }): TourContact =>
  TourContact.parse(ctx.system.cipher.open(contactCipher))
