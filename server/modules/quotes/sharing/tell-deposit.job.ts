import { z } from 'zod'
import { type DepositState, depositPartWords, depositStates } from '#domain/deposits/deposit.ts'
import type { QuoteEventKind } from '#domain/quotes/quote-events.ts'
import { systemCtx } from '../../../ctx.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import type { QuoteAnswered } from '../../../mail/templates/quotes/quote-answered.ts'
import { amountOf, readDeposit } from '../../payments/deposits/deposit-row.ts'
import { findQuoteRow, recordQuoteEvent } from '../quote-row.ts'
import { notifySeller } from './notify-seller.ts'

/** What each state writes into the history of its quote, and whether its seller gets a mail. */
const told: Partial<Record<DepositState, { kind: QuoteEventKind; mail: QuoteAnswered['what'] | null }>> = {
  held: { kind: 'paid', mail: 'paid' },
  used: { kind: 'deposit-used', mail: null },
  returned: { kind: 'deposit-returned', mail: null },
  reversed: { kind: 'deposit-reversed', mail: 'took back' },
}

/** Writes a change of a deposit into the history of its quote, and mails the seller what the customer did. */
export const tellDeposit = defineJob({
  name: 'quotes.tell-deposit',
  payload: z.object({ agencyId: z.uuid(), depositId: z.uuid(), state: z.enum(depositStates) }),
  retries: 5,
  async handle(system, { agencyId, depositId, state }) {
    const words = told[state]
    if (!words) return
    const plain = await systemCtx(system, agencyId)
    const { endedBy } = await plain.tx((tx) => readDeposit(tx, plain, depositId))
    const ctx = endedBy ? await systemCtx(system, agencyId, endedBy) : plain
    await ctx.tx(async (tx) => {
      const deposit = await readDeposit(tx, ctx, depositId)
      const row = await findQuoteRow(tx, ctx, deposit.subjectId)
      if (!row) return
      const what = `${depositPartWords[deposit.part]}, ${ctx.numbers.money(amountOf(deposit))}`
      const text = state === 'returned' ? `${what}. ${deposit.reason}` : what
      const { kind, mail } = words
      await recordQuoteEvent(tx, ctx, row.id, { kind, text, ...(mail && { customer: row.customerName }) })
      if (mail) await notifySeller(tx, ctx, row, { what: mail, text, once: `${depositId}:${state}` })
    })
  },
})
