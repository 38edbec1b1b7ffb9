import type { ProtectionChoice } from '#domain/policies/choices.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { policyChoices } from '../../../db/schema/index.ts'
import { readCheckoutRow, updateCheckout } from '../../checkouts/checkout-row.ts'
import { readLatest } from './made-choice.ts'

/** Closes the checkout of a chosen policy that is not paid, so that nothing buys it. */
export async function closePolicy(tx: Transaction, ctx: Ctx, policyCheckoutId: string): Promise<void> {
  const row = await readCheckoutRow(tx, ctx, policyCheckoutId, 'lock')
  if (row.state === 'open') await updateCheckout(tx, ctx, row, { state: 'gone' })
}

interface Choice {
  checkoutId: string
  choice: ProtectionChoice
  policyCheckoutId?: string
  paysFromWallet?: boolean
}

/** Records a decision with who and when. A policy that was chosen before is not bought. */
export async function recordChoice(tx: Transaction, ctx: Ctx, choice: Choice): Promise<void> {
  const before = (await readLatest(tx, ctx, choice.checkoutId))?.row.policyCheckoutId
  if (before && before !== choice.policyCheckoutId) await closePolicy(tx, ctx, before)
  const { agencyId, actor } = ctx
  await tx.insert(policyChoices).values({ ...choice, id: ctx.newId(), agencyId, chosenAt: ctx.now(), chosenBy: actor.userId })
}
