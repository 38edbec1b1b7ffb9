import type pg from 'pg'
import { AuditQuery } from '#contract/team/audit.ts'
import type { Ctx } from '#server/ctx.ts'
import { actorMay } from '#server/modules/access/actor-may.ts'
import { listAudit } from '#server/modules/audit/list-audit.ts'
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

const FILL = `
  insert into audit_entries (id, agency_id, at, actor, action, subject)
  select gen_random_uuid(), $1::uuid, now() - ($2::int - n) * interval '1 minute', 'Member ' || n % 50,
    case n % 20 when 0 then 'role.changed' else 'agency.changed' end, 'Subject ' || n
  from generate_series(1, $2::int) n`

/** Typical pages of the log. */
const views: Record<string, { what: string; read(ctx: Ctx): Promise<unknown> }> = {
  newest: { what: 'newest', read: (ctx) => read(ctx, {}) },
  older: { what: 'newest and the page after it', read: async (ctx) => read(ctx, { after: (await read(ctx, {})).next }) },
  member: { what: 'by a member', read: (ctx) => read(ctx, { query: 'Member 7' }) },
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
    const pages = (ctx: Ctx, one: (ctx: Ctx) => Promise<unknown>) => closedLoop(load, () => one(ctx))
    return {
      async round() {
        const readings = []
        for (const [line, { read: page }] of Object.entries(views))
          readings.push({ line, reference: (await pages(few.ctx, page)).p99, value: (await pages(many.ctx, page)).p99 })
        const { p50 } = await pages(few.ctx, (ctx) => read(ctx, {}))
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

async function openLog(count: number): Promise<{ ctx: Ctx; close(): Promise<void> }> {
  const database = await testDatabase('postgres')
  const opened = openSystem(database, {})
  const ctx = await opened.addAgency('bench')
  const pool: pg.Pool = openPool(database.url, 1)
  await pool.query(FILL, [ctx.agencyId, count])
  await pool.query('vacuum analyze audit_entries')
  await pool.end()
  return { ctx, close: opened.close }
}
