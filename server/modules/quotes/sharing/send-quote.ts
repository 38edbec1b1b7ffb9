import { dayAt, formatDate, instantAt } from '#domain/dates.ts'
import { deadlineWords } from '#domain/deadline.ts'
import { AppError } from '#domain/errors.ts'
import { itemsOf, type QuoteContent } from '#domain/quotes/quote-content.ts'
import { totalsOf } from '#domain/quotes/quote-totals.ts'
import { lastPossibleDay, usualLastDay } from '#domain/quotes/validity.ts'
import { whatChanged } from '#domain/quotes/what-changed.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import type { Ctx } from '../../../ctx.ts'
import { quotes, quoteVersions } from '../../../db/schema/index.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { readQuoteRow, recordQuoteEvent, stepped, thisQuote } from '../quote-row.ts'
import { linkOf, newLink, shopOriginOf } from '../quote-link.ts'
import { readVersion } from '../quote-version.ts'
import { queueReminders } from '../reminders/remind-customer.job.ts'
import { queueExpiry } from './expire-quote.job.ts'

interface Sending {
  id: string
  to: string | null
  message: string
}

/** The content with its last day. Throws input.invalid for a day that has passed, or that a supplier's deadline or the travel comes before. */
function dated(ctx: Ctx, content: QuoteContent): { content: QuoteContent; lastDay: string } {
  const today = dayAt(ctx.now(), ctx.regional.zone)
  const lastDay = content.cover.validUntil ?? usualLastDay(content, today)
  const latest = lastPossibleDay(content, today)
  const refuse = (message: string) => {
    throw new AppError('input.invalid', { problems: [{ path: 'validUntil', message }] })
  }
  if (lastDay < today) refuse('The quote is valid until a day that has passed. Change the day on the cover.')
  if (latest !== null && lastDay > latest)
    refuse(`A supplier’s deadline or the travel comes first: the quote can be valid until ${formatDate(latest)}.`)
  return { content: { ...content, cover: { ...content.cover, validUntil: lastDay } }, lastDay }
}

function assertComplete({ options }: QuoteContent): void {
  if (options.length === 0 || options.some((option) => itemsOf(option).length === 0)) throw new AppError('quote.empty')
}

/**
 * Makes a version of the content, which the customer sees from now on, and mails its link where there is an address. Throws quote.empty for an option
 * without items, quote.not-possible and input.invalid.
 */
export async function sendQuote(ctx: Ctx, { id, to, message }: Sending): Promise<{ version: number; link: string }> {
  const origin = await shopOriginOf(ctx)
  if (to) await ctx.system.rateLimits.consume([['quote.recipient', `${ctx.agencyId}|${to.toLowerCase()}`]])
  return ctx.tx(async (tx) => {
    const row = await readQuoteRow(tx, ctx, id, 'lock')
    const status = stepped(row, 'send')
    assertComplete(row.content)
    const { content, lastDay } = dated(ctx, row.content)
    const before = await readVersion(tx, ctx, id, row.version)
    const version = row.version + 1
    const changes = before ? whatChanged(before.content, content, ctx.numbers) : []
    const sent = { number: version, content, changes, sentBy: ctx.actor.name, sentAt: ctx.now() }
    await tx.insert(quoteVersions).values({ id: ctx.newId(), agencyId: ctx.agencyId, quoteId: id, ...sent })
    const { zone } = ctx.regional
    const expiresAt = instantAt(`${lastDay}T23:59`, zone) ?? ctx.now()
    const secret = row.linkHash && row.linkCipher ? { linkHash: row.linkHash, linkCipher: row.linkCipher } : newLink(ctx)
    await tx
      .update(quotes)
      .set({ status, version, expiresAt, sentAt: ctx.now(), remindedAt: null, ...secret, changedAt: ctx.now() })
      .where(thisQuote(ctx, id))
    await recordQuoteEvent(tx, ctx, id, {
      kind: 'sent',
      text: to ? `Version ${version}, to ${to}` : `Version ${version}, by link`,
    })
    await queueExpiry(tx, ctx, { quoteId: id, expiresAt })
    await queueReminders(tx, ctx, { ...row, status, expiresAt })
    const link = linkOf(ctx, secret, origin) ?? ''
    if (to)
      await queueMail(tx, ctx, {
        template: 'quote-sent',
        to,
        data: {
          title: content.cover.title,
          number: formatQuoteNumber(row),
          customer: row.customerName,
          note: message,
          sender: ctx.actor.name,
          options: content.options.map((option) => ({
            title: option.title,
            from: totalsOf(option, content.currency).least,
          })),
          changes,
          validUntil: deadlineWords(expiresAt, null, zone),
          url: link,
        },
        dedupeKey: `quote-sent:${id}:${version}`,
      })
    return { version, link }
  })
}
