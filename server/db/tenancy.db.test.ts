import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { connect, type Database, type Transaction } from './connect.ts'
import { customers } from './schema/index.ts'
import { tenantTransaction } from './tenant-transaction.ts'

let database: TestDatabase
let db: Database
let pool: pg.Pool
const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]

/** Tables that name an agency but are read before the tenant is known; they contain identities and ids, nothing that was sold. */
const open = ['members', 'invitations', 'roles', 'external_references', 'agency_domains']

const customer = (agencyId: string, name: string) => ({
  id: crypto.randomUUID(),
  agencyId,
  name,
  email: `${name}@example.com`,
  phone: '+2348031234567',
})

beforeAll(async () => {
  database = await testDatabase()
  ;({ db, pool } = connect(database.url))
  for (const [id, slug] of [
    [mine, 'mine'],
    [theirs, 'theirs'],
  ] as const)
    await db.execute(sql`insert into agencies (id, name, slug) values (${id}, ${slug}, ${slug})`)
  await tenantTransaction(db, mine, (tx) => tx.insert(customers).values(customer(mine, 'Ada')))
  await tenantTransaction(db, theirs, (tx) => tx.insert(customers).values(customer(theirs, 'Bola')))
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

describe('row-level security', () => {
  test('is on and forced, with a check on writes, on every table that has an agency', async () => {
    const { rows } = await db.execute(sql`
      select c.relname as name, c.relrowsecurity as "on", c.relforcerowsecurity as forced,
             exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polwithcheck is not null) as checked
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id'
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'r'`)
    const unguarded = rows.filter((row) => !open.includes(String(row.name)) && !(row.on && row.forced && row.checked))
    expect(rows.length).toBeGreaterThan(12)
    expect(unguarded).toEqual([])
  })

  test('the role of tenant transactions cannot bypass it and owns no table', async () => {
    const { rows } = await db.execute(sql`
      select rolbypassrls, rolsuper, (select count(*)::int from pg_tables where tableowner = 'tradewind_app') as owned
      from pg_roles where rolname = 'tradewind_app'`)
    expect(rows).toEqual([{ rolbypassrls: false, rolsuper: false, owned: 0 }])
  })

  test("a transaction sees its own agency's rows only, also without a condition", async () => {
    const names = await tenantTransaction(db, mine, async (tx) => (await tx.select().from(customers)).map((row) => row.name))
    expect(names).toEqual(['Ada'])
  })

  test("writing, moving or deleting another agency's row is refused or touches nothing", async () => {
    await expect(tenantTransaction(db, mine, (tx) => tx.insert(customers).values(customer(theirs, 'Eve')))).rejects.toThrow()
    await expect(tenantTransaction(db, mine, (tx) => tx.update(customers).set({ agencyId: theirs }))).rejects.toThrow()
    const gone = await tenantTransaction(db, mine, (tx) => tx.delete(customers).where(sql`agency_id = ${theirs}`).returning())
    expect(gone).toEqual([])
  })

  test('without a tenant there are no rows, also on a connection that had one before', async () => {
    const client = await pool.connect()
    await client.query('begin; set local role tradewind_app')
    const { rows } = await client.query('select * from customers')
    await client.query('rollback')
    client.release()
    expect(rows).toEqual([])
  })

  test('many interleaved transactions on few connections never see each other', async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const agency = n % 2 ? mine : theirs
        return tenantTransaction(db, agency, async (tx) =>
          (await tx.select().from(customers)).every((row) => row.agencyId === agency),
        )
      }),
    )
    expect(seen.every(Boolean)).toBe(true)
  })
})

describe('the ledger in the database', () => {
  const movement = (tx: Transaction, id: string) =>
    tx.execute(
      sql`insert into ledger_movements (id, agency_id, kind, reference, title, at) values (${id}, ${mine}, 'top-up', ${id}, 'Top-up', now())`,
    )

  test('refuses entries that do not sum to zero', async () => {
    const id = crypto.randomUUID()
    await expect(
      tenantTransaction(db, mine, async (tx) => {
        await movement(tx, id)
        await tx.execute(
          sql`insert into ledger_entries (agency_id, movement_id, account, currency, amount, balance) values (${mine}, ${id}, 'wallet', 'NGN', 5, 5)`,
        )
      }),
    ).rejects.toThrow()
  })

  test('refuses to change or delete a posting, even as the owner', async () => {
    const id = crypto.randomUUID()
    await tenantTransaction(db, mine, (tx) => movement(tx, id))
    await expect(tenantTransaction(db, mine, (tx) => tx.execute(sql`update ledger_movements set title = 'x'`))).rejects.toThrow()
    await expect(db.execute(sql`delete from ledger_movements where id = ${id}`)).rejects.toThrow()
  })
})

describe('a tenant transaction that fails', () => {
  test('writes nothing and releases its connection, also when repeated', async () => {
    const failing = () =>
      tenantTransaction(db, mine, async (tx) => {
        await tx.insert(customers).values(customer(mine, 'Chidi'))
        throw new Error('no')
      })
    for (let n = 0; n < 30; n += 1) await expect(failing()).rejects.toThrow('no')
    const names = await tenantTransaction(db, mine, async (tx) => (await tx.select().from(customers)).map((row) => row.name))
    expect(names).toEqual(['Ada'])
    expect(pool.idleCount).toBe(pool.totalCount)
  })
})
