import { AppError } from '#domain/errors.ts'
import { itemsOf } from '#domain/quotes/quote-content.ts'
import { type CustomerReason, customerReasons } from '#domain/quotes/quote-status.ts'
import { chosenItems, totalOf } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { addressGroup } from '../../../http/guards/address-group.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { type QuoteRecord, recordQuoteEvent, stepped, thisQuote } from '../quote-row.ts'
import { readVersion } from '../quote-version.ts'
import { notifySeller } from './notify-seller.ts'
import { findShared, shopCtx } from './shared-quote.ts'

const done = { done: true } as const

/** Throws quote.expired after the last day, and quote.new-version for an answer to an older version. */
function assertCurrent(ctx: Ctx, row: QuoteRecord, version: number): void {
  if (row.expiresAt !== null && row.expiresAt <= ctx.now()) throw new AppError('quote.expired')
  if (row.version !== version) throw new AppError('quote.new-version')
}

interface Acceptance {
  token: string
  version: number
  optionId: string
  itemIds: string[]
  name: string
}

/** The option with the ticked optional items in a version. Throws input.invalid for an option or item that it does not have. */
async function readChosen(tx: Transaction, ctx: Ctx, row: QuoteRecord, { version, optionId, itemIds }: Acceptance) {
  const sent = await readVersion(tx, ctx, row.id, version)
  const option = sent?.content.options.find(({ id }) => id === optionId)
  const problem = (path: string, message: string) => new AppError('input.invalid', { problems: [{ path, message }] })
  if (!sent || !option) throw problem('optionId', 'Choose an option.')
  const optional = itemsOf(option).filter(({ isOptional }) => isOptional)
  const ticked = [...new Set(itemIds)]
  if (ticked.some((id) => !optional.some((item) => item.id === id)))
    throw problem('itemIds', 'One of the ticked items is not part of this option.')
  return { ticked, option, total: totalOf(option, ticked, sent.content.currency) }
}

/** Accepts a version: one option with the ticked items, signed. The version is frozen from then on. */
export async function acceptQuote(context: RequestContext, input: Acceptance): Promise<{ done: true }> {
  const ctx = await shopCtx(context)
  return ctx.tx(async (tx) => {
    const row = await findShared(tx, ctx, input.token, 'lock')
    const status = stepped(row, 'accept')
    assertCurrent(ctx, row, input.version)
    const { ticked, option, total } = await readChosen(tx, ctx, row, input)
    await tx
      .update(quotes)
      .set({
        status,
        acceptedVersion: input.version,
        acceptedOption: option.id,
        acceptedItems: ticked,
        acceptedAmount: total.amount,
        acceptedChoices: chosenItems(option, ticked).flatMap(({ choiceId }) => choiceId ?? []),
        signatureCipher: ctx.system.cipher.seal({ name: input.name, address: context.ipAddress }),
        answeredAt: ctx.now(),
        changedAt: ctx.now(),
      })
      .where(thisQuote(ctx, row.id))
    const text = `${option.title}, ${ctx.numbers.money(total)}, signed by ${input.name}`
    await recordQuoteEvent(tx, ctx, row.id, { kind: 'accepted', text, customer: row.customerName })
    await notifySeller(tx, ctx, row, { what: 'accepted', text })
    return done
  })
}

interface Refusal {
  token: string
  version: number
  /** Null where the customer chose none. */
  why: CustomerReason | null
  reason: string
}

export async function declineQuote(context: RequestContext, input: Refusal) {
  const ctx = await shopCtx(context)
  return ctx.tx(async (tx): Promise<{ done: true }> => {
    const row = await findShared(tx, ctx, input.token, 'lock')
    const status = stepped(row, 'decline')
    assertCurrent(ctx, row, input.version)
    await tx
      .update(quotes)
      .set({ status, lossReason: input.why, lossNote: input.reason, answeredAt: ctx.now(), changedAt: ctx.now() })
      .where(thisQuote(ctx, row.id))
    const text = [input.why && customerReasons[input.why], input.reason].filter(Boolean).join(': ')
    await recordQuoteEvent(tx, ctx, row.id, { kind: 'declined', text, customer: row.customerName })
    await notifySeller(tx, ctx, row, { what: 'declined', text })
    return done
  })
}

/** A question of the customer. Throws input.too-many-requests. */
export async function commentShared(context: RequestContext, { token, text }: { token: string; text: string }) {
  const ctx = await shopCtx(context)
  await ctx.system.rateLimits.consume([['quote.comment', `${ctx.agencyId}|${addressGroup(context.ipAddress)}`]])
  return ctx.tx(async (tx): Promise<{ done: true }> => {
    const row = await findShared(tx, ctx, token, 'lock')
    await recordQuoteEvent(tx, ctx, row.id, { kind: 'commented', text, customer: row.customerName })
    await notifySeller(tx, ctx, row, { what: 'commented', text })
    return done
  })
}
