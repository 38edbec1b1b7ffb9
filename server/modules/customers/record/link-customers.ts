import { and, eq, or, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { CustomerLink } from '#contract/customers/customer-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerLinks, customers } from '../../../db/schema/index.ts'
import { lockRecord, readRecord } from './read-record.ts'

interface Pair {
  id: string
  otherId: string
}

/** The link of two customers, from either side. */
const between = (ctx: Ctx, { id, otherId }: Pair): SQL | undefined =>
  and(
    eq(customerLinks.agencyId, ctx.agencyId),
    or(
      and(eq(customerLinks.customerId, id), eq(customerLinks.otherId, otherId)),
      and(eq(customerLinks.customerId, otherId), eq(customerLinks.otherId, id)),
    ),
  )

/** Links two customers; an earlier link of the two is replaced. For a contact the company is the first. Throws access.not-found. */
export async function linkCustomers(
  ctx: Ctx,
  { id, otherId, kind, relation }: Pair & Pick<z.infer<typeof CustomerLink>, 'kind' | 'relation'>,
): Promise<{ done: true }> {
  return ctx.tx(async (tx) => {
    const record = await lockRecord(tx, ctx, id)
    const other = await readRecord(tx, ctx, otherId)
    if (other.erasedAt || other.id === record.id) throw new AppError('access.not-found')
    await tx.delete(customerLinks).where(between(ctx, { id: record.id, otherId: other.id }))
    const isOtherCompany = kind === 'contact' && other.kind === 'company' && record.kind === 'person'
    const [first, second] = isOtherCompany ? [other, record] : [record, other]
    await tx
      .insert(customerLinks)
      .values({ id: ctx.newId(), agencyId: ctx.agencyId, customerId: first.id, otherId: second.id, kind, relation })
    return { done: true }
  })
}

/** Throws access.not-found where the two are not linked. */
export async function unlinkCustomers(ctx: Ctx, pair: Pair): Promise<{ done: true }> {
  return ctx.tx(async (tx) => {
    const gone = await tx.delete(customerLinks).where(between(ctx, pair)).returning({ id: customerLinks.id })
    if (gone.length === 0) throw new AppError('access.not-found')
    return { done: true }
  })
}

/** The links of a customer, each with the customer at its other end, by name. */
export async function readLinks(tx: Transaction, ctx: Ctx, id: string): Promise<z.infer<typeof CustomerLink>[]> {
  const isOtherEnd = or(
    and(eq(customerLinks.customerId, id), eq(customers.id, customerLinks.otherId)),
    and(eq(customerLinks.otherId, id), eq(customers.id, customerLinks.customerId)),
  )
  return tx
    .select({
      id: customerLinks.id,
      kind: customerLinks.kind,
      relation: customerLinks.relation,
      other: { id: customers.id, name: customers.name, kind: customers.kind },
    })
    .from(customerLinks)
    .innerJoin(customers, and(eq(customers.agencyId, ctx.agencyId), isOtherEnd))
    .where(and(eq(customerLinks.agencyId, ctx.agencyId), or(eq(customerLinks.customerId, id), eq(customerLinks.otherId, id))))
    .orderBy(customers.name)
}
