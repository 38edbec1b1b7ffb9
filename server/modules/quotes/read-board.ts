import { and, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { QuoteBoard } from '#contract/quotes/quote-board.ts'
import { add, convert, type Money, money, zero } from '#domain/money/money.ts'
import { closedDays, isClosedStage, type QuoteStage, quoteStages, stageOf } from '#domain/quotes/quote-stages.ts'
import { quoteStatuses } from '#domain/quotes/quote-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts, plannedItems, quoteChoices, quotes, users } from '../../db/schema/index.ts'
import { knownRate } from '../rates/known-rate.ts'
import { listColumns, presentRow } from './list-quotes.ts'

const SHOWN = 20
const DAY_MS = 86_400_000

/**
 * Every accepted choice is in a paid checkout, and none could not be booked there and is planned again; or a member recorded that it is booked outside, as
 * items that were typed are.
 */
export const isBooked: SQL<boolean> = sql`(${quotes.bookedOutsideAt} is not null or cardinality(${quotes.acceptedChoices}) > 0 and cardinality(${quotes.acceptedChoices}) = (
  select count(*) from ${quoteChoices} join ${checkouts} on ${checkouts.id} = ${quoteChoices.checkoutId}
  where ${quoteChoices.agencyId} = ${quotes.agencyId} and ${quoteChoices.id} = any(${quotes.acceptedChoices})
    and ${checkouts.state} = 'done'
    and not exists (select from ${plannedItems} where ${plannedItems.agencyId} = ${quotes.agencyId} and ${plannedItems.id} = ${quoteChoices.id})))`

/** The condition of a column. */
function inStage(ctx: Ctx, stage: QuoteStage): SQL | undefined {
  const states = quoteStatuses.flatMap((status) =>
    [false, true]
      .filter((booked) => stageOf({ status, isBooked: booked }) === stage)
      .map((booked) => and(eq(quotes.status, status), status === 'accepted' ? sql`${isBooked} = ${booked}` : undefined)),
  )
  const since = isClosedStage(stage) ? gte(quotes.changedAt, new Date(ctx.now().getTime() - closedDays * DAY_MS)) : undefined
  return and(eq(quotes.agencyId, ctx.agencyId), or(...states), since)
}

const amount = sql`coalesce(${quotes.acceptedAmount}, ${quotes.amount})`

async function readColumn(tx: Transaction, ctx: Ctx, stage: QuoteStage): Promise<QuoteBoard['columns'][number]> {
  const where = inStage(ctx, stage)
  const sums = await tx
    .select({ currency: quotes.currency, count: sql<number>`count(*)::int`, sum: sql<string>`sum(${amount})` })
    .from(quotes)
    .where(where)
    .groupBy(quotes.currency)
  const rows = await tx
    .select(listColumns)
    .from(quotes)
    .leftJoin(users, eq(users.id, quotes.createdBy))
    .where(where)
    .orderBy(desc(quotes.changedAt), desc(quotes.id))
    .limit(SHOWN)
  const amounts = sums.map(({ sum, currency }) => money(Number(sum), currency))
  return {
    stage,
    count: sums.reduce((total, { count }) => total + count, 0),
    ...(await totalOf(tx, ctx, amounts)),
    items: rows.map(presentRow),
  }
}

/** The sum in the agency's currency, and the amounts whose rate is not known. */
async function totalOf(tx: Transaction, ctx: Ctx, amounts: Money[]): Promise<{ total: Money; others: Money[] }> {
  const { currency } = ctx.regional
  let total = zero(currency)
  const others: Money[] = []
  for (const one of amounts) {
    // oxlint-disable-next-line no-await-in-loop -- Rarely more than one currency.
    const rate = await knownRate(tx, ctx, { from: one.currency, to: currency })
    if (one.currency === currency) total = add(total, one)
    else if (rate) total = add(total, convert(one, currency, rate.rate))
    else others.push(one)
  }
  return { total, others }
}

/** The board: a column for each stage, and why quotes were lost. */
export const readBoard = (ctx: Ctx): Promise<QuoteBoard> =>
  ctx.tx(async (tx) => {
    const columns: QuoteBoard['columns'] = []
    // oxlint-disable-next-line no-await-in-loop -- One transaction has one connection.
    for (const stage of quoteStages) columns.push(await readColumn(tx, ctx, stage))
    const reasons = await tx
      .select({ reason: quotes.lossReason, count: sql<number>`count(*)::int` })
      .from(quotes)
      .where(inStage(ctx, 'lost'))
      .groupBy(quotes.lossReason)
      .orderBy(desc(sql`count(*)`))
    return { columns, reasons }
  })
