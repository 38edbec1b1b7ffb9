import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { costGroups, costShares, deposits } from '../../../db/schema/index.ts'

interface About {
  emails: string[]
  orderIds: string[]
}

/** The shares of a customer: all of the customer's own orders, and those of others that an address of the customer pays. */
export async function readOwnShares(tx: Transaction, ctx: Ctx, { emails, orderIds }: About) {
  if (emails.length + orderIds.length === 0) return []
  const rows = await tx
    .select({ share: costShares })
    .from(costShares)
    .innerJoin(costGroups, eq(costGroups.id, costShares.groupId))
    .where(
      and(
        eq(costShares.agencyId, ctx.agencyId),
        or(
          sql`false`,
          orderIds.length > 0 ? inArray(costGroups.orderId, orderIds) : undefined,
          emails.length > 0 ? inArray(sql`lower(${costShares.email})`, emails) : undefined,
        ),
      ),
    )
  return rows.map(({ share }) => share)
}

/** What shares store about a customer as their payer. */
export const exportShares = async (tx: Transaction, ctx: Ctx, { emails }: Pick<About, 'emails'>) =>
  (await readOwnShares(tx, ctx, { emails, orderIds: [] })).map(
    ({ name, email, amount, currency, state, agreedAt, createdAt }) => ({
      name,
      email,
      amount: { amount, currency },
      state,
      agreedAt,
      createdAt,
    }),
  )

/** Replaces the names of payers and organisers, and ends their links. Amounts stay. */
export async function eraseShares(tx: Transaction, ctx: Ctx, about: About): Promise<void> {
  const { agencyId } = ctx
  const own = await readOwnShares(tx, ctx, about)
  // Each link is unique.
  for (const { id } of own)
    await tx
      .update(costShares)
      .set({ name: ERASED_NAME, email: '', linkHash: `erased:${id}` })
      .where(and(eq(costShares.agencyId, agencyId), eq(costShares.id, id)))
  await eraseOrganisers(tx, ctx, about)
  await erasePayers(
    tx,
    ctx,
    own.map(({ id }) => id),
  )
}

async function eraseOrganisers(tx: Transaction, ctx: Ctx, { emails, orderIds }: About): Promise<void> {
  const isOwn = or(
    sql`false`,
    orderIds.length > 0 ? inArray(costGroups.orderId, orderIds) : undefined,
    emails.length > 0 ? inArray(sql`lower(${costGroups.organiserEmail})`, emails) : undefined,
  )
  await tx
    .update(costGroups)
    .set({ organiserName: ERASED_NAME, organiserEmail: '' })
    .where(and(eq(costGroups.agencyId, ctx.agencyId), isOwn))
}

/** Removes the addresses of who paid deposits of these quotes or shares. */
export async function erasePayers(tx: Transaction, ctx: Ctx, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await tx
    .update(deposits)
    .set({ payerCipher: ctx.system.cipher.seal({ email: '' }) })
    .where(and(eq(deposits.agencyId, ctx.agencyId), inArray(deposits.subjectId, [...subjectIds])))
}
