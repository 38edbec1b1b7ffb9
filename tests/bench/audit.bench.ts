import type pg from 'pg'
import { AuditQuery } from '#contract/team/audit.ts'
import type { Ctx } from '#server/ctx.ts'
import { actorMay } from '#server/modules/access/actor-may.ts'
import { listAudit } from '#server/modules/audit/list-audit.ts'
import { listAuditPeople } from '#server/modules/audit/list-people.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { testDatabase } from '../database.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { atMost, type Line, type Measure } from './measure.ts'

const FEW = 10_000
/** BENCH_AUDIT=1000000 measures the goal's size. */
const MANY = Number(process.env.BENCH_AUDIT ?? 200_000)
const load = { clients: 4, seconds: 3 }
const CHECKS = 100_000

/** Fifty members; every hundredth entry is by a program with an API key, every 1,000th has a subject that no other has. */
const FILL = `
  with people as (
    insert into users (id, name, email)
    select gen_random_uuid(), 'Member ' || n, 'member-' || n || '@log.test' from generate_series(0, 49) n returning id, name
  ), numbered as (select id, name, (row_number() over (order by name) - 1) as place from people)
  insert into audit_entries (id, agency_id, at, actor_id, actor, by_key, action, subject, search_text)
  select gen_random_uuid(), $1::uuid, now() - ($2::int - n) * interval '1 minute', p.id, p.name, n % 100 = 0,
    case n % 20 when 0 then 'role.changed' else 'settings.orders' end, s.subject, lower(p.name || ' ' || s.subject)
  from generate_series(1, $2::int) n join numbered p on p.place = n % 50
  cross join lateral (select case n % 1000 when 0 then 'Rare ' || n else 'Agency' end as subject) s
  order by n`

interface Log {
  ctx: Ctx
  /** A member with a fiftieth of the entries. */
  who: string
  /** A day in the middle of the log. */
  day: string
}

/** Typical pages of the log. */
const views: Record<string, { what: string; read(log: Log): Promise<unknown> }> = {
  newest: { what: 'newest', read: ({ ctx }) => read(ctx, {}) },
  older: { what: 'newest and the page after it', read: async ({ ctx }) => read(ctx, { after: (await read(ctx, {})).next }) },
  member: { what: 'by a member', read: ({ ctx, who }) => read(ctx, { who }) },
  action: { what: 'of an action', read: ({ ctx }) => read(ctx, { action: 'role.changed' }) },
  both: { what: 'of an area in which the member changed nothing', read: ({ ctx, who }) => read(ctx, { who, action: 'role' }) },
  days: { what: 'until a day long ago', read: ({ ctx, day }) => read(ctx, { to: day }) },
  words: { what: 'with words that many entries have', read: ({ ctx }) => read(ctx, { query: 'member 7' }) },
  rare: { what: 'with words that few entries have', read: ({ ctx }) => read(ctx, { query: 'rare 9000' }) },
  people: { what: 'who made changes', read: ({ ctx }) => listAuditPeople(ctx) },
}
const read = (ctx: Ctx, asked: object) => listAudit(ctx, AuditQuery.parse(asked))
const counted = (count: number) => count.toLocaleString('en')

/** Pages of the log of changes, of many entries and of few; and a check of a permission against one of these requests. */
export const audit: Measure = {
  name: 'audit',
  lines: {
    ...Object.fromEntries(
      Object.entries(views).map(([key, { what }]): [string, Line] => [
        key,
        {
          id: '',
          what: `log of changes, ${what}, of ${counted(MANY)}, p99`,
          unit: 'ms',
          reference: `of ${counted(FEW)}`,
          must: atMost(2, 'ratio'),
        },
      ]),
    ),
    permission: {
      id: '',
      what: 'check of a permission',
      unit: 'ms',
      reference: 'a page of the log, p50',
      must: atMost(0.03, 'ratio'),
    },
  },
  async open() {
    const [few, many] = [await openLog(FEW), await openLog(MANY)]
    const pages = (log: Log, one: (log: Log) => Promise<unknown>) => closedLoop(load, () => one(log))
    return {
      async round() {
        const readings = []
        for (const [line, { read: page }] of Object.entries(views))
          readings.push({ line, reference: (await pages(few, page)).p99, value: (await pages(many, page)).p99 })
        const { p50 } = await pages(few, ({ ctx }) => read(ctx, {}))
        return [...readings, { line: 'permission', value: checkTime(few.ctx), reference: p50 }]
      },
      async close() {
        await Promise.all([few.close(), many.close()])
      },
    }
  },
}

/** Milliseconds of one check. */
function checkTime(ctx: Ctx): number {
  const started = performance.now()
  for (let at = 0; at < CHECKS; at += 1) actorMay(ctx, 'audit:read')
  return (performance.now() - started) / CHECKS
}

async function openLog(count: number): Promise<Log & { close(): Promise<void> }> {
  const database = await testDatabase('postgres')
  const opened = openSystem(database, {})
  const ctx = await opened.addAgency('bench')
  const pool: pg.Pool = openPool(database.url, 1)
  await pool.query(FILL, [ctx.agencyId, count])
  await pool.query('vacuum analyze audit_entries')
  const { rows } = await pool.query<{ who: string; day: string }>(
    `select actor_id as who, to_char(at, 'YYYY-MM-DD') as day from audit_entries where agency_id = $1 order by seq offset $2 limit 1`,
    [ctx.agencyId, Math.floor(count / 2)],
  )
  await pool.end()
  const [middle] = rows
  if (!middle) throw new Error('the log has no entries')
  return { ctx, ...middle, close: opened.close }
}
