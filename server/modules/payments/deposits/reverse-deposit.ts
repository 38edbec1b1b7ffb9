import { depositPayment, depositUsed, reversalOf } from '#domain/money/ledger.ts'
import { isLess } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { findMovement } from '../../ledger/find-movement.ts'
import { chargedBy, feeOf, type StoredPayment, setReturned } from '../../ledger/payment-row.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import { readBalance } from '../../ledger/read-balance.ts'
import { amountOf, type DepositRow, moveDeposit } from './deposit-row.ts'

const title = 'Deposit taken back'

/**
 * The gateway or the payer's bank took a deposit back: a held one leaves the account of deposits, a used one the wallet. False while the wallet does not
 * cover it.
 */
export async function reverseDeposit(
  tx: Transaction,
  ctx: Ctx,
  { payment, deposit }: { payment: StoredPayment; deposit: DepositRow },
): Promise<boolean> {
  const { id } = payment
  if (deposit.state === 'used') {
    const balance = await readBalance(tx, ctx, { account: 'wallet', currency: deposit.currency })
    if (isLess(balance, amountOf(deposit))) return false
    await postMovement(tx, ctx, {
      movement: reversalOf(depositUsed(amountOf(deposit))),
      reference: `${id}:used`,
      title,
      reverses: await findMovement(tx, ctx, { kind: 'deposit-used', reference: deposit.id }),
    })
  }
  await moveDeposit(tx, ctx, deposit, { state: 'reversed' })
  await postMovement(tx, ctx, {
    movement: reversalOf(depositPayment(chargedBy(payment), feeOf(payment))),
    reference: id,
    title,
    reverses: await findMovement(tx, ctx, { kind: 'deposit', reference: id }),
  })
  await setReturned(tx, ctx, payment, { status: 'reversed' })
  return true
}
