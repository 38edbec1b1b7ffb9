import type { SharedItinerary } from '#contract/quotes/quote-itinerary.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import { isOpenQuote, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { readAgencyOfLink } from '../../agency/read-agency-of-link.ts'
import { readOwnSettings } from '../../site/read-own-site.ts'
import { findItinerary, presentParty } from './itinerary-link.ts'
import { presentItinerary } from './present-part.ts'
import { shopCtx } from './shared-quote.ts'

function stateOf(ctx: Ctx, { status, expiresAt }: { status: QuoteStatus; expiresAt: Date | null }): SharedItinerary['state'] {
  if (status === 'accepted') return 'accepted'
  return isOpenQuote(status) && expiresAt !== null && expiresAt > ctx.now() ? 'open' : 'ended'
}

/** The page of a party, without the introduction and the questions, which are the customer's. */
export async function presentPrivate(
  tx: Transaction,
  ctx: Ctx,
  { row, version, party }: Awaited<ReturnType<typeof findItinerary>>,
): Promise<SharedItinerary> {
  const { content, sentAt } = version
  return {
    number: formatQuoteNumber(row),
    title: content.cover.title,
    party: presentParty(party),
    state: stateOf(ctx, row),
    terms: content.cover.terms,
    options: presentItinerary(content, party, row),
    sentAt: sentAt.toISOString(),
    agency: await readAgencyOfLink(tx, ctx),
  }
}

/** The itinerary of a private link, with the look of the agency's website. It does not mark the quote as opened: that is the customer's. */
export async function readItinerary(
  context: RequestContext,
  token: string,
): Promise<{ itinerary: SharedItinerary; settings: SiteSettings }> {
  const ctx = await shopCtx(context)
  return ctx.tx(async (tx) => ({
    itinerary: await presentPrivate(tx, ctx, await findItinerary(tx, ctx, token)),
    settings: await readOwnSettings(tx, ctx.agencyId),
  }))
}
