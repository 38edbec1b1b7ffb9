import { and } from 'drizzle-orm'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { chosenItems } from '#domain/quotes/quote-totals.ts'
import { sells } from '#domain/site/sells.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes } from '../../../db/schema/index.ts'
import { depositsOf, paidParts } from '../../payments/deposits/deposit-row.ts'
import { isApart } from '../../trips/is-apart.ts'
import { readAccepted } from '../choices/accepted-choices.ts'
import { checkoutsOf, isOpenNow, unpaidOf } from '../choices/checkouts-of.ts'
import { type QuoteRecord, thisQuote } from '../quote-row.ts'
import { currentContent } from '../quote-version.ts'
import { isBooked } from '../read-board.ts'

type Shop = Pick<SiteSettings, 'activeProducts'>

/**
 * Whether the customer can book and pay what was accepted from the page of the quote: all of it, in one checkout of the storefront. Null where it is not
 * accepted, has an item that was typed or that the storefront (`shop`, null before it is published) does not sell with others.
 */
export async function bookingOf(tx: Transaction, ctx: Ctx, row: QuoteRecord, shop: Shop | null): Promise<SharedQuote['booking']> {
  if (row.status !== 'accepted') return null
  if (await isBookedQuote(tx, ctx, row.id)) return 'booked'
  const accepted = await readAccepted(tx, ctx, row)
  const { options } = await currentContent(tx, ctx, row)
  const option = options.find(({ id }) => id === row.acceptedOption)
  const items = option ? chosenItems(option, row.acceptedItems) : []
  const isSold = accepted.every(({ choice }) => shop && sells(shop, choice.product) && !isApart(choice))
  if (accepted.length === 0 || accepted.length < items.length || !isSold) return null
  const found = await checkoutsOf(tx, ctx, accepted)
  const deposits = await depositsOf(tx, ctx, { purpose: 'quote', subjectIds: [row.id] })
  // The agency books with what was paid in advance.
  if (paidParts(deposits).length > 0) return 'with-agency'
  if (found.some((one) => one.createdBy !== null && (one.state === 'done' || isOpenNow(ctx, one)))) return 'with-agency'
  if ((await unpaidOf(tx, ctx, accepted)).length > 0) return 'possible'
  return found.some(({ state }) => state === 'paying') ? 'paying' : 'possible'
}

const isBookedQuote = async (tx: Transaction, ctx: Ctx, id: string): Promise<boolean> =>
  (await tx.$count(quotes, and(thisQuote(ctx, id), isBooked))) > 0
