import { eq, sql } from 'drizzle-orm'
import type { Contact } from '#domain/contact/contact.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { customers } from '../../db/schema/index.ts'

/**
 * The customer with the contact's e-mail address, created if missing; for the address of a merged duplicate, and for a further address, the record
 * that it belongs to. What members know of a customer is not replaced: a sale by a member adds a missing phone number, and a storefront form, which
 * anybody can fill in, changes nothing of an existing customer.
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
      targetWhere: sql`${customers.email} <> ''`,
      set: ctx.actor.role === 'customer' ? { email } : { phone: sql`coalesce(nullif(${customers.phone}, ''), ${phone})` },
      setWhere: eq(customers.agencyId, ctx.agencyId),
    })
    .returning({ id: sql<string>`coalesce(${customers.primaryId}, ${customers.id})` })
  if (!customer) throw new Error('the customer was not written')
  return customer.id
}
