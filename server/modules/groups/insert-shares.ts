import type { ShareKind } from '#domain/groups/group.ts'
import type { Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { costShares } from '../../db/schema/index.ts'
import { newLink } from '../quotes/quote-link.ts'
import type { GroupRow, ShareRow } from './group-row.ts'

export interface NewShare {
  name: string
  email: string
  people: string[]
  amount: Money
}

/** Inserts shares, each with a link of its own, after the `from` that there are. */
export async function insertShares(
  tx: Transaction,
  ctx: Ctx,
  { group, shares, kind, from }: { group: Pick<GroupRow, 'id'>; shares: readonly NewShare[]; kind: ShareKind; from: number },
): Promise<ShareRow[]> {
  const rows = shares.map(
    ({ name, email, people, amount }, at): ShareRow => ({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      groupId: group.id,
      position: from + at,
      kind,
      state: 'open',
      name,
      email,
      people,
      amount: amount.amount,
      currency: amount.currency,
      ...newLink(ctx),
      agreedAt: null,
      remindedAt: null,
      createdAt: ctx.now(),
    }),
  )
  if (rows.length > 0) await tx.insert(costShares).values(rows)
  return rows
}
