import type { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { PolicyNeeds, type PolicyPeople, Policyholder } from '#domain/policies/people.ts'
import type { Ctx } from '../../../ctx.ts'

/** The contact, who concludes the contract, and the answers to demands and needs. */
const PolicyContact = Contact.extend({ policyholder: Policyholder, needs: PolicyNeeds })
export type PolicyContact = z.infer<typeof PolicyContact>

export const sealPolicyContact = (ctx: Ctx, { contact, policyholder, needs }: PolicyPeople): string =>
  ctx.system.cipher.seal({ ...contact, policyholder, needs })

export const openPolicyContact = (ctx: Ctx, { contactCipher }: { contactCipher: string }): PolicyContact =>
  PolicyContact.parse(ctx.system.cipher.open(contactCipher))
