import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { MoneyShape } from '#domain/money/waterfall.ts'

/** Cover for bags on a trip: a product that only tests declare. It is sold under the name `protection`, in place of travel insurance. */
export const BagSearch = z.object({ from: z.iso.date(), to: z.iso.date(), bags: z.coerce.number().int().min(1).max(9) })
export type BagSearch = z.infer<typeof BagSearch>

/** A cover as everybody sees it. */
export const BagCover = BagSearch.extend({
  /** Of the cover in every search. */
  id: z.string(),
  name: z.string(),
  /** What the insurer pays for each bag, in its own currency. */
  limit: MoneyShape,
})

/** As checkouts and orders store it. */
export const BagOffer = BagCover.extend({ supplier: z.string(), net: MoneyShape })
export type BagOffer = z.infer<typeof BagOffer>

export const BagOwner = z.object({ givenName: z.string().trim().min(1), familyName: z.string().trim().min(1) })
/** Who owns the bags, and the contact. */
export const BagPeople = z.object({ product: z.literal('protection'), owner: BagOwner, contact: Contact })
export type BagPeople = z.infer<typeof BagPeople>

/** The search as query parameters of a link. */
export const bagParams = ({ from, to, bags }: BagSearch): URLSearchParams => new URLSearchParams({ from, to, bags: String(bags) })
