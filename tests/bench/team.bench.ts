import type pg from 'pg'
import { TeamQuery } from '#contract/team/team.ts'
import type { Ctx } from '#server/ctx.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { listMembers } from '#server/modules/team/list-members.ts'
import { testDatabase } from '../database.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { atMost, type Line, type Measure } from './measure.ts'

const FEW = 100
const MANY = 10_000
/** The page of the screen, and of the API by default. */
const PAGE = 25
const FAR = 100
const load = { clients: 4, seconds: 3 }

const FILL = `
  with people as (
    insert into users (id, name, email)
    select gen_random_uuid(), 'Member ' || md5(n::text), 'member-' || n || '@bench.test' from generate_series(1, $2::int) n
    returning id
  )
  insert into members (agency_id, user_id, role) select $1::uuid, id, 'agent' from people`

const lineOf = (what: string, reference: string): Line => ({
  id: '',
  what: `team of ${MANY.toLocaleString('en')}, ${what}, p99`,
  unit: 'ms',
  reference,
  must: atMost(2, 'ratio'),
})

/** Pages of the list of members, of many members and of few. */
export const team: Measure = {
  name: 'team',
  lines: {
    first: lineOf('first page', `of ${FEW}`),
    far: lineOf(`page ${FAR}`, `first page of ${FEW}`),
    found: lineOf('by a name', `of ${FEW}`),
  },
  async open() {
    const [few, many] = [await openTeam(FEW), await openTeam(MANY)]
    const far = await cursorBefore(many.ctx, FAR)
    const p99 = async (ctx: Ctx, asked: object) => (await closedLoop(load, () => read(ctx, asked))).p99
    return {
      async round() {
        const reference = await p99(few.ctx, {})
        return [
          { line: 'first', reference, value: await p99(many.ctx, {}) },
          { line: 'far', reference, value: await p99(many.ctx, { after: far }) },
          {
            line: 'found',
            reference: await p99(few.ctx, { query: 'member-7' }),
            value: await p99(many.ctx, { query: 'member-7' }),
          },
        ]
      },
      async close() {
        await Promise.all([few.close(), many.close()])
      },
    }
  },
}

const read = (ctx: Ctx, asked: object) => listMembers(ctx, TeamQuery.parse({ limit: PAGE, ...asked }))

/** `next` of the page before. */
async function cursorBefore(ctx: Ctx, page: number): Promise<string | null> {
  let after: string | null = null
  for (let at = 1; at < page; at += 1) after = (await read(ctx, { after })).next
  return after
}

async function openTeam(count: number): Promise<{ ctx: Ctx; close(): Promise<void> }> {
  const database = await testDatabase('postgres')
  const opened = openSystem(database, {})
  const ctx = await opened.addAgency('bench')
  const pool: pg.Pool = openPool(database.url, 1)
  await pool.query(FILL, [ctx.agencyId, count])
  await pool.query('vacuum analyze members')
  await pool.query('vacuum analyze users')
  await pool.end()
  return { ctx, close: opened.close }
}
