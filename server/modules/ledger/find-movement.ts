import { and, eq } from 'drizzle-orm'
import type { MovementKind } from '#domain/money/ledger.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { ledgerMovements } from '../../db/schema/index.ts'

/** The id of a posting that is to be reversed. A missing one is a bug. */
export async function findMovement(tx: Transaction, ctx: Ctx, by: { kind: MovementKind; reference: string }): Promise<string> {
  const [found] = await tx
    .select({ id: ledgerMovements.id })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.agencyId, ctx.agencyId),
        eq(ledgerMovements.kind, by.kind),
        eq(ledgerMovements.reference, by.reference),
      ),
    )
  if (!found) throw new Error(`no ${by.kind} of ${by.reference} was posted`)
  return found.id
}
