import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countRoundTrips } from '#tests/count-round-trips.ts'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { connect, type Transaction } from './connect.ts'
import { databaseCode } from './database-code.ts'
import { customers } from './schema/index.ts'
import { sendNow, sendWithCommit, tenantBatch, tenantTransaction } from './tenant-transaction.ts'

let database: TestDatabase
let connected: ReturnType<typeof connect>
let counted: ReturnType<typeof countRoundTrips>
const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]

beforeAll(async () => {
  database = await testDatabase()
  connected = connect(database.url)
  counted = countRoundTrips(connected.pool)
  for (const id of [mine, theirs])
    await connected.db.execute(sql`insert into agencies (id, name, slug) values (${id}, 'A', ${id})`)
})
afterAll(async () => {
  await connected.pool.end()
  await database.close()
})
beforeEach(async () => {
  for (const id of [mine, theirs]) await inAgency(id, (tx) => tx.delete(customers))
})

const inAgency = <T>(id: string, work: (tx: Transaction) => Promise<T>) => tenantTransaction(connected.db, id, work)
const batch = <T>(work: (tx: Transaction) => Promise<T>) => tenantBatch(connected.db, mine, work)
const insert = (tx: Transaction, name: string, agencyId = mine) =>
  sendNow(
    tx
      .insert(customers)
      .values({ id: crypto.randomUUID(), agencyId, name, email: `${name}@example.com`, phone: '+2348031234567' }),
  )
const names = async (tx: Transaction) => (await tx.select().from(customers).orderBy(customers.name)).map(({ name }) => name)
const stored = () => inAgency(mine, names)

test('a transaction begins in the round trip of its first statements and takes one more for its commit', async () => {
  await inAgency(mine, (tx) => Promise.all([insert(tx, 'Ada'), insert(tx, 'Bola'), names(tx)]))
  counted.reset()
  expect(await inAgency(mine, (tx) => Promise.all([insert(tx, 'Chidi'), names(tx)]))).toMatchObject([
    {},
    ['Ada', 'Bola', 'Chidi'],
  ])
  expect(counted.asked).toEqual({ statements: 4, roundTrips: 2 })
})

test('a batch takes one round trip, is committed, and sees rows of its own agency only', async () => {
  await inAgency(theirs, (tx) => insert(tx, 'Eve', theirs))
  counted.reset()
  expect(await batch((tx) => Promise.all([insert(tx, 'Ada'), names(tx)]))).toMatchObject([{}, ['Ada']])
  expect(counted.asked).toEqual({ statements: 4, roundTrips: 1 })
  expect(await stored()).toEqual(['Ada'])
})

test('a batch with a failing statement stores nothing', async () => {
  await expect(batch((tx) => Promise.all([insert(tx, 'Ada'), insert(tx, 'Eve', theirs), insert(tx, 'Bola')]))).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('a statement that a batch sends after awaiting a result is refused', async () => {
  const late = batch(async (tx) => {
    await names(tx)
    await insert(tx, 'Ada')
  })
  await expect(late).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('statements sent with the commit are stored, in sequence', async () => {
  counted.reset()
  await inAgency(mine, async (tx) => {
    await sendWithCommit(tx, [insert(tx, 'Ada')])
    await sendWithCommit(tx, [tx.update(customers).set({ name: 'Adaeze' }).where(eq(customers.name, 'Ada')), insert(tx, 'Bola')])
  })
  expect(counted.asked).toEqual({ statements: 5, roundTrips: 1 })
  expect(await stored()).toEqual(['Adaeze', 'Bola'])
})

test('when a statement sent with the commit fails, the transaction stores nothing and throws that error', async () => {
  const failing = inAgency(mine, async (tx) => {
    await insert(tx, 'Ada')
    await sendWithCommit(tx, [tx.execute(sql`select 1 / 0`), insert(tx, 'Bola')])
  })
  const DIVISION_BY_ZERO = '22012'
  expect(databaseCode(await failing.catch((error: unknown) => error))).toBe(DIVISION_BY_ZERO)
  expect(await stored()).toEqual([])
})

test('the first error is thrown even if a later statement was awaited first', async () => {
  const failing = inAgency(mine, async (tx) => {
    await sendWithCommit(tx, [tx.execute(sql`select 1 / 0`)])
    await names(tx)
  })
  expect(databaseCode(await failing.catch((error: unknown) => error))).toBe('22012')
})

test('a statement after the end of a transaction is refused', async () => {
  const left = await inAgency(mine, async (tx) => ({ tx }))
  await expect((async () => names(left.tx))()).rejects.toThrow()
  await expect(inAgency(mine, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
  await expect((async () => insert(left.tx, 'Ada'))()).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('a statement sent together with a lock sees what was committed while it waited for the lock', async () => {
  await inAgency(mine, (tx) => insert(tx, 'Ada'))
  const lock = (tx: Transaction) => sendNow(tx.execute(sql`select from customers for update`))
  const first = inAgency(mine, async (tx) => {
    await lock(tx)
    const second = inAgency(mine, (other) => Promise.all([lock(other), names(other)]))
    // Long enough for the second transaction to wait for the lock.
    await tx.execute(sql`select pg_sleep(0.1)`)
    await tx.update(customers).set({ name: 'Bola' })
    return { second }
  })
  const [, seen] = await (await first).second
  expect(seen).toEqual(['Bola'])
})

test('a prepared statement that was first used in a failed transaction works again on the same connection', async () => {
  const select = (tx: Transaction) => tx.select().from(customers).prepare('used_after_failure').execute()
  for (let times = 0; times < 3; times += 1) {
    await expect(inAgency(mine, (tx) => Promise.all([tx.execute(sql`select 1 / 0`), select(tx)]))).rejects.toThrow()
    expect(await inAgency(mine, select)).toEqual([])
  }
})
