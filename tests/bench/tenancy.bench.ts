import { testDatabase } from '../database.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { atLeast, type Measure } from './measure.ts'

const AGENCIES = 200
const ROWS_EACH = 100
const load = { clients: 10, seconds: 2 }
const READ = `select id, seq, kind, title, at from ledger_movements where agency_id = $1 order by seq desc limit 10`

/** The same query in a transaction, as the owner without policies, and as the product's role under row-level security. */
export const tenancy: Measure = {
  name: 'row-level-security',
  lines: {
    read: {
      id: 'P19',
      what: 'ten rows under row-level security, c=10',
      unit: '/s',
      must: atLeast(0.5, 'ratio'),
      goal: atLeast(0.65, 'ratio'),
      reference: 'begin; the same query; commit',
    },
  },
  async open() {
    const database = await testDatabase('postgres')
    const pool = openPool(database.url, load.clients)
    await pool.query(
      `insert into agencies (id, name, slug) select gen_random_uuid(), 'Agency ' || n, 'bench-' || n from generate_series(1, ${AGENCIES}) n`,
    )
    await pool.query(`insert into ledger_movements (id, agency_id, kind, reference, title, at)
      select gen_random_uuid(), agencies.id, 'top-up', n::text, 'Top-up', now() from agencies, generate_series(1, ${ROWS_EACH}) n`)
    await pool.query('analyze')
    const { rows } = await pool.query<{ id: string }>('select id from agencies')
    let turn = 0
    const read = (tenant: (id: string) => string | null) => async () => {
      const id = rows[turn++ % rows.length]?.id ?? ''
      const client = await pool.connect()
      await client.query('begin')
      const settings = tenant(id)
      if (settings) await client.query(settings)
      const found = await client.query(READ, [id])
      await client.query('commit')
      client.release()
      if (found.rows.length !== 10) throw new Error(`${found.rows.length} rows instead of 10`)
    }
    const rate = async (work: () => Promise<void>) => (await closedLoop(load, work)).perSecond
    return {
      round: async () => [
        {
          line: 'read',
          reference: await rate(read(() => null)),
          value: await rate(read((id) => `set local role tradewind_app; set local app.agency_id = '${id}'`)),
        },
      ],
      async close() {
        await pool.end()
        await database.close()
      },
    }
  },
}
