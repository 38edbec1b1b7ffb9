import { eq } from 'drizzle-orm'
import type { Contact } from '#domain/contact/contact.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { customers } from '../../db/schema/index.ts'

/**
 * The customer with the contact's e-mail address, created if missing. A sale by a member updates name and phone; a storefront form, which anybody can
 * fill in, changes nothing of an existing customer.
 */
export async function upsertCustomer(
  tx: Transaction,
  ctx: Ctx,
  { name, contact }: { name: string; contact: Contact },
): Promise<string> {
  const { phone } = contact
  const email = contact.email.toLowerCase()
  const [customer] = await tx
    .insert(customers)
    .values({ id: ctx.newId(), agencyId: ctx.agencyId, name, email, phone, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [customers.agencyId, customers.email],
      set: ctx.actor.role === 'customer' ? { email } : { name, phone },
      setWhere: eq(customers.agencyId, ctx.agencyId),
    })
    .returning({ id: customers.id })
  if (!customer) throw new Error('the customer was not written')
  return customer.id
}
