import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { readCursor } from '../../db/page-cursor.ts'
import { auditEntries } from '../../db/schema/index.ts'
import { BLOCK_SIZE, queryInBlock } from '../../db/search-blocks.ts'
import { blockTerms } from '../../db/search-terms.ts'
import { withinDays } from '../../db/within-days.ts'
import { type AuditNarrowed, auditFilter } from './audit-filter.ts'

const BLOCK = sql.raw(String(BLOCK_SIZE))

/**
 * The first `limit` entries (id) whose actor and subject have every typed word as a prefix, newest first by their sequence. They are searched block by
 * block until there are enough, as orders are (decision 012); the sequence is that of all agencies, so blocks without an entry of this one are skipped.
 */
export function searchedEntries(ctx: Ctx, asked: AuditNarrowed, limit: number): SQL {
  const terms = blockTerms(asked.query)
  if (terms === null) return sql`select id from ${auditEntries} where false`
  const cursor = readCursor(asked.after)
  const before = cursor ? sql`and seq < ${cursor.number}` : undefined
  const { first, last } = blocksOfDays(ctx, asked)
  const newestBelow = (bound: SQL | undefined) =>
    sql`select max(seq) / ${BLOCK} from ${auditEntries} where agency_id = ${ctx.agencyId} ${bound}`
  // An expression instead of the column, so that the planner uses the index of words and not that of the sequence.
  return sql`with recursive blocks(n) as (
    ${newestBelow(sql`${before} ${last && sql`and seq < ((${last}) + 2) * ${BLOCK}`}`)}
    union all
    select (${newestBelow(sql`and seq < blocks.n * ${BLOCK}`)}) from blocks
    where blocks.n is not null ${first && sql`and blocks.n >= (${first})`}
  )
  select entries.id from blocks cross join lateral (
    select ${auditEntries.id}, ${auditEntries.seq} from ${auditEntries}
    where ${auditEntries.searchVector} @@ ${queryInBlock(terms, ctx.agencyId, sql`blocks.n`)} and ${auditFilter(ctx, asked)} ${before}
    order by ${auditEntries.seq} + 0 desc limit ${limit}
  ) entries where blocks.n is not null limit ${limit}`
}

/** The blocks of the first and the last entry of the days; entries written at once may have another order in the sequence, so one more is read. */
function blocksOfDays(ctx: Ctx, { from, to }: AuditNarrowed): { first: SQL | undefined; last: SQL | undefined } {
  const { at, seq, agencyId } = auditEntries
  const blockOf = (days: SQL | undefined, end: typeof asc) =>
    sql`select ${seq} / ${BLOCK} from ${auditEntries} where ${and(eq(agencyId, ctx.agencyId), days)} order by ${end(at)}, ${end(seq)} limit 1`
  const { zone } = ctx.reader
  return {
    first: from === null ? undefined : blockOf(withinDays(at, { from, to: null }, zone), asc),
    last: to === null ? undefined : blockOf(withinDays(at, { from: null, to }, zone), desc),
  }
}
