import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { ExposedQuote, QuoteExposure } from '#contract/quotes/quote-exposure.ts'
import { netOf } from '#domain/money/pricing.ts'
import { byExposure, type CostNow, type Exposure, exposureOf, worstOf } from '#domain/quotes/exposure.ts'
import { allItems, type QuoteItem } from '#domain/quotes/quote-content.ts'
import { chosenItems } from '#domain/quotes/quote-totals.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { quotes, quoteVersions, users } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { choicesOf, type QuoteChoice } from '../choices/read-choices.ts'
import { listColumns, presentRow } from '../list-quotes.ts'
import { readHeldExposure } from './read-held-exposure.ts'
import { isBooked } from '../read-board.ts'

/** As many as a page of the list shows. */
const MOST = 100

type Promised = Awaited<ReturnType<typeof readPromised>>[number]

/** Unpaid quotes with what their customers were promised, those that expire first first. An acceptance of typed items alone has nothing to revalue. */
function readPromised(tx: Transaction, ctx: Ctx) {
  const isAcceptedUnbooked = and(
    eq(quotes.status, 'accepted'),
    sql`cardinality(${quotes.acceptedChoices}) > 0`,
    sql`not ${isBooked}`,
  )
  const isUnpaid = or(inArray(quotes.status, ['sent', 'viewed']), isAcceptedUnbooked)
  const isShown = and(
    eq(quoteVersions.agencyId, ctx.agencyId),
    eq(quoteVersions.quoteId, quotes.id),
    eq(quoteVersions.number, sql`coalesce(${quotes.acceptedVersion}, ${quotes.version})`),
  )
  const hasChoices = sql`${quoteVersions.content}::jsonb @? '$.options[*].parts[*] ? (@.choiceId != null)'`
  return tx
    .select({ row: listColumns, option: quotes.acceptedOption, ticked: quotes.acceptedItems, content: quoteVersions.content })
    .from(quotes)
    .innerJoin(quoteVersions, isShown)
    .leftJoin(users, eq(users.id, quotes.createdBy))
    .where(and(eq(quotes.agencyId, ctx.agencyId), isUnpaid, hasChoices))
    .orderBy(asc(quotes.expiresAt), asc(quotes.id))
    .limit(MOST + 1)
}

/** The items of each option that the customer may buy: of an accepted quote what was accepted. */
const soldItems = ({ option, ticked, content }: Promised): QuoteItem[][] =>
  content.options.filter(({ id }) => option === null || option === id).map((one) => chosenItems(one, ticked))

function costOf(choice: QuoteChoice | undefined): CostNow {
  if (!choice?.checkedAt) return undefined
  return choice.nowWaterfall ? netOf(choice.nowWaterfall).amount : null
}

type Exposed = Exposure & { row: ExposedQuote }

function judge(ctx: Ctx, promised: Promised, choices: ReadonlyMap<string, QuoteChoice>): Exposed | null {
  const { row, content } = promised
  const choiceOf = ({ choiceId }: QuoteItem) => choices.get(choiceId ?? '')
  const costNow = (item: QuoteItem) => costOf(choiceOf(item))
  const worst = worstOf(soldItems(promised).map((items) => exposureOf(items, { currency: content.currency, costNow })))
  if (!worst) return null
  const { left, ...shown } = worst
  const checks = allItems(content).flatMap((item) => choiceOf(item) ?? [])
  const oldest = Math.min(...checks.map(({ checkedAt }) => checkedAt?.getTime() ?? 0))
  return {
    ...worst,
    row: {
      ...presentRow(row),
      ...shown,
      left: actorMay(ctx, 'margin:read') ? left : null,
      checkedAt: oldest > 0 && Number.isFinite(oldest) ? new Date(oldest).toISOString() : null,
    },
  }
}

/** Unpaid promises at today's cost, those below cost first, and held orders. */
export const readExposure = (ctx: Ctx): Promise<QuoteExposure> =>
  ctx.tx(async (tx) => {
    const promised = await readPromised(tx, ctx)
    const shown = promised.slice(0, MOST)
    const found = await choicesOf(tx, ctx, ...shown.map(({ content }) => content))
    const choices = new Map(found.map((choice) => [choice.id, choice]))
    const exposed = shown.flatMap((one) => judge(ctx, one, choices) ?? [])
    return {
      items: exposed.toSorted(byExposure).map(({ row }) => row),
      isMore: promised.length > MOST,
      holds: await readHeldExposure(tx, ctx),
    }
  })
