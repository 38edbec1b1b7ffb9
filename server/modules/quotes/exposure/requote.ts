import { AppError } from '#domain/errors.ts'
import { isOpenQuote } from '#domain/quotes/quote-status.ts'
import { whatChanged } from '#domain/quotes/what-changed.ts'
import type { Ctx } from '../../../ctx.ts'
import { checkChoices } from '../choices/check-choices.ts'
import { readChecks } from '../choices/read-choices.ts'
import { takePrices } from '../choices/take-prices.ts'
import { readQuoteRow } from '../quote-row.ts'
import { asExtended, readVersion } from '../quote-version.ts'
import { sendQuote } from '../sharing/send-quote.ts'

const MESSAGE = 'prices have changed since. This is your quote as it can be booked today.'

/** The address of the customer. Throws quote.not-possible for a quote that is not with its customer, and quote.unsent-changes. */
async function readRecipient(ctx: Ctx, id: string): Promise<string | null> {
  return ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id)
    const sent = await readVersion(tx, ctx, id, row.version)
    if (!isOpenQuote(row.status) || !sent) throw new AppError('quote.not-possible', { status: row.status })
    if (whatChanged(asExtended(ctx, row, sent.content), row.content, ctx.numbers).length > 0)
      throw new AppError('quote.unsent-changes')
    return row.customerEmail || null
  })
}

/** Whether a price or a term moved. Throws quote.offer-gone. */
async function hasMoved(ctx: Ctx, id: string): Promise<boolean> {
  const checks = await ctx.tx(async (tx) => readChecks(tx, ctx, (await readQuoteRow(tx, ctx, id)).content))
  if (checks.some(({ state }) => state === 'gone')) throw new AppError('quote.offer-gone')
  return checks.some(({ state }) => state === 'moved')
}

/**
 * Sends a quote again at the prices that its suppliers ask now, with the same markup and fee; null where none moved. Throws quote.not-possible,
 * quote.unsent-changes, quote.offer-gone, and the errors of a check and of sending.
 */
export async function requote(ctx: Ctx, { id }: { id: string }): Promise<{ version: number | null }> {
  const to = await readRecipient(ctx, id)
  await checkChoices(ctx, { id })
  if (!(await hasMoved(ctx, id))) return { version: null }
  await takePrices(ctx, { id })
  const { version } = await sendQuote(ctx, { id, to, message: MESSAGE })
  return { version }
}
