import { z } from 'zod'
import { Contact } from '#domain/contact.ts'
import { Traveller } from '#domain/flights/traveller.ts'
import { Guest } from '#domain/stays/guest.ts'
import type { Ctx } from '../../ctx.ts'
import type { CheckoutItem } from './checkout-of-product.ts'

const FlightPeople = z.object({ travellers: z.array(Traveller), contact: Contact })
export type FlightPeople = z.infer<typeof FlightPeople>

const StayPeople = z.object({
  guests: z.array(Guest),
  contact: Contact,
  requests: z.string(),
  loyaltyNumber: z.string().nullable(),
})
export type StayPeople = z.infer<typeof StayPeople>

const People = z.union([FlightPeople, StayPeople])
export type People = FlightPeople | StayPeople

/** The travellers of a flight; none of anything else. */
export const travellersOf = (people: People): FlightPeople['travellers'] => ('travellers' in people ? people.travellers : [])
/** The guests of a stay; none of anything else. */
export const guestsOf = (people: People): StayPeople['guests'] => ('guests' in people ? people.guests : [])

export const openPeople = (ctx: Ctx, row: Pick<CheckoutItem, 'peopleCipher'>): People | null =>
  row.peopleCipher ? People.parse(ctx.system.cipher.open(row.peopleCipher)) : null
