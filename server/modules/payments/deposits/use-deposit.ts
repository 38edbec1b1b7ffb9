import { depositUsed } from '#domain/money/ledger.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import { amountOf, type DepositRow, lockHeld, moveDeposit } from './deposit-row.ts'

/** Moves a locked held deposit to the wallet, which pays the booking. Throws deposit.not-held. */
export async function useHeld(tx: Transaction, ctx: Ctx, row: DepositRow): Promise<void> {
  await moveDeposit(tx, ctx, row, { state: 'used' })
  await postMovement(tx, ctx, { movement: depositUsed(amountOf(row)), reference: row.id, title: row.about })
}

/** Uses a held deposit for the booking. Throws deposit.not-held. */
export const useDeposit = (ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    await useHeld(tx, ctx, await lockHeld(tx, ctx, id))
    return { done: true }
  })
