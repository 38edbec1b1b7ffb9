import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import type { Ctx } from '../../../ctx.ts'

const StayContact = Contact.extend({ requests: z.string().default(''), loyaltyNumber: z.string().nullable().default(null) })

/** The contact of a stay's guests, and their requests. */
export const openStayContact = (ctx: Ctx, { contactCipher }: { contactCipher: string }): z.infer<typeof StayContact> =>
  StayContact.parse(ctx.system.cipher.open(contactCipher))
