import type pg from 'pg'
import { openingCredit, walletPurchase } from '#domain/money/ledger.ts'
import { type Ctx, systemCtx } from '#server/ctx.ts'
import { createAgency } from '#server/modules/accounts/create-agency.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { postMovement } from '#server/modules/ledger/post-movement.ts'
import { testDatabase } from '../database.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { atLeast, type Measure } from './measure.ts'

const AGENCIES = 200
const load = { clients: 16, seconds: 3 }
const ngn = (amount: number) => ({ amount, currency: 'NGN' })

/** A typical transfer implementation: seven round trips, no row-level security, no checks by the database. */
const floorSchema = `
  create table floor_accounts (id int primary key, balance bigint not null);
  create table floor_movements (id bigserial primary key, reference text not null);
  create table floor_entries (id bigserial primary key, movement_id bigint not null references floor_movements, account_id int not null, amount bigint not null);
  insert into floor_accounts select n, 1000000000000 from generate_series(0, ${AGENCIES * 2}) n`

async function transfer(pool: pg.Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('insert into floor_movements (reference) values ($1) returning id', [crypto.randomUUID()])
    const [first, second] = from < to ? [from, to] : [to, from]
    const sign = (account: number) => (account === from ? -1 : 1)
    await client.query('update floor_accounts set balance = balance + $2 where id = $1', [first, sign(first)])
    await client.query('update floor_accounts set balance = balance + $2 where id = $1', [second, sign(second)])
    for (const account of [first, second])
      await client.query('insert into floor_entries (movement_id, account_id, amount) values ($1, $2, $3)', [
        rows[0].id,
        account,
        sign(account),
      ])
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Purchases from wallets: many agencies concurrently, and all from one wallet. Ours with tenancy, row-level security and the balance check. */
export const wallet: Measure = {
  name: 'wallet',
  lines: {
    spread: {
      id: 'P8',
      what: `wallet postings, ${AGENCIES} agencies, c=16`,
      unit: '/s',
      must: atLeast(0.5, 'ratio'),
      goal: atLeast(1.76, 'ratio'),
      reference: '7 round trips',
    },
    hot: {
      id: 'P8',
      what: 'wallet postings, one hot wallet, c=16',
      unit: '/s',
      must: atLeast(0.63, 'ratio'),
      goal: atLeast(1.98, 'ratio'),
      reference: '7 round trips, hot',
    },
  },
  async open() {
    const database = await testDatabase('postgres')
    const opened = openSystem(database, {})
    const pool = openPool(database.url, 10)
    await pool.query(floorSchema)
    const agencies: Ctx[] = []
    for (let at = 0; at < AGENCIES; at += 1) {
      const id = await createAgency(opened.system, { name: `Agency ${at}`, slug: `bench-${at}`, email: `a${at}@bench.test` })
      const ctx = await systemCtx(opened.system, id)
      await ctx.tx((tx) => postMovement(tx, ctx, { movement: openingCredit(ngn(1e14)), reference: id, title: 'Credit' }))
      agencies.push(ctx)
    }
    const purchase = (ctx: Ctx | undefined) =>
      ctx?.tx((tx) =>
        postMovement(tx, ctx, { movement: walletPurchase(ngn(100)), reference: crypto.randomUUID(), title: 'Purchase' }),
      )
    let turn = 0
    const any = () => turn++ % AGENCIES
    const rate = async (work: () => Promise<unknown>) => (await closedLoop(load, work)).perSecond
    return {
      async round() {
        return [
          {
            line: 'spread',
            reference: await rate(() => transfer(pool, any(), AGENCIES + any())),
            value: await rate(async () => purchase(agencies[any()])),
          },
          {
            line: 'hot',
            reference: await rate(() => transfer(pool, 0, AGENCIES + any())),
            value: await rate(async () => purchase(agencies[0])),
          },
        ]
      },
      async close() {
        await pool.end()
        await opened.close()
      },
    }
  },
}
