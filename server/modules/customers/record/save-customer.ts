import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { CustomerInput } from '#contract/customers/customer-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customers } from '../../../db/schema/index.ts'
import { lockRecord, searchMoreOf, thisCustomer } from './read-record.ts'

/** Adds a customer. Throws customer.email-taken. */
export async function createCustomer(ctx: Ctx, input: CustomerInput): Promise<{ id: string }> {
  const id = ctx.newId()
  return ctx.tx(async (tx) => {
    await refuseTaken(tx, ctx, { id, ...input })
    const { furtherEmails: _further, ...columns } = columnsOf(input)
    const own = { id, agencyId: ctx.agencyId, origin: 'member' as const, createdBy: ctx.actor.userId, createdAt: ctx.now() }
    await tx.insert(customers).values({ ...columns, ...own })
    await writeFurther(tx, ctx, { id, ...input })
    return { id }
  })
}

/** Replaces what members write of a customer. Throws access.not-found and customer.email-taken. */
export async function updateCustomer(ctx: Ctx, { id, ...input }: CustomerInput & { id: string }): Promise<{ done: true }> {
  return ctx.tx(async (tx) => {
    const record = await lockRecord(tx, ctx, id)
    await refuseTaken(tx, ctx, { ...input, id: record.id })
    await dropFurther(tx, ctx, { ...input, id: record.id })
    const { furtherEmails: _further, ...columns } = columnsOf(input)
    await tx.update(customers).set(columns).where(thisCustomer(ctx, record.id))
    await writeFurther(tx, ctx, { ...input, id: record.id })
    return { done: true }
  })
}

/** Each tag and number once, as first written. */
const once = (values: readonly string[]): string[] =>
  [...new Map(values.toReversed().map((value) => [value.toLowerCase(), value])).values()].toReversed()

function columnsOf(input: CustomerInput) {
  const tags = once(input.tags)
  const furtherPhones = once(input.furtherPhones).filter((phone) => phone !== input.phone)
  const searchMore = searchMoreOf({ emails: input.furtherEmails, phones: furtherPhones, tags })
  return { ...input, tags, furtherPhones, searchMore }
}

type Addressed = Pick<CustomerInput, 'email' | 'furtherEmails'> & { id: string }

const addressesOf = ({ email, furtherEmails }: Addressed): string[] => [...new Set([email, ...furtherEmails])].filter(Boolean)

/** An address belongs to one customer. Throws customer.email-taken with that customer. */
async function refuseTaken(tx: Transaction, ctx: Ctx, input: Addressed): Promise<void> {
  const rows = await tx
    .select({ id: customers.id, primaryId: customers.primaryId, name: customers.name, email: customers.email })
    .from(customers)
    .where(and(eq(customers.agencyId, ctx.agencyId), inArray(customers.email, addressesOf(input))))
  const taken = rows.find((row) => (row.primaryId ?? row.id) !== input.id)
  if (taken) throw new AppError('customer.email-taken', { customerId: taken.primaryId ?? taken.id, email: taken.email })
}

/** Rows of addresses that the record no longer has, or now has as its first, lose them; a merged one stays for the undo of its merge. */
async function dropFurther(tx: Transaction, ctx: Ctx, input: Addressed): Promise<void> {
  const others = input.furtherEmails.filter((email) => email !== input.email)
  await tx
    .update(customers)
    .set({ email: '' })
    .where(
      and(
        eq(customers.agencyId, ctx.agencyId),
        eq(customers.primaryId, input.id),
        others.length > 0 ? notInArray(customers.email, others) : ne(customers.email, ''),
      ),
    )
}

async function writeFurther(tx: Transaction, ctx: Ctx, input: Addressed & Pick<CustomerInput, 'name' | 'kind'>): Promise<void> {
  const further = addressesOf(input).filter((email) => email !== input.email)
  if (further.length === 0) return
  const rows = further.map((email) => ({
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    primaryId: input.id,
    name: input.name,
    kind: input.kind,
    email,
    phone: '',
    origin: 'member' as const,
    createdBy: ctx.actor.userId,
    createdAt: ctx.now(),
  }))
  await tx.insert(customers).values(rows).onConflictDoNothing()
}
