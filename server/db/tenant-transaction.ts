import type pg from 'pg'
import { type Database, queriesOver, type Transaction } from './connect.ts'
import { databaseCode } from './database-code.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Statements of open tenant transactions whose answers nobody waits for before the commit. */
const unanswered = new WeakMap<Transaction, Promise<unknown>[]>()

/**
 * Runs `work` in a transaction that sees and writes only one agency's rows: it takes on the role that cannot bypass
 * row-level security and sets the tenant, both for this transaction alone, in the packet of its first statement. A
 * connection whose transaction could not be ended leaves the pool.
 */
export const tenantTransaction = <T>(db: Database, agencyId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  within(db, agencyId, async ({ tx, commit }) => {
    const result = await work(tx)
    await commit()
    return result
  })

/**
 * The same in one round trip: begin, statements and commit are one packet. `work` sends every statement before it waits for an answer, a later one is
 * refused; what it throws about an answer undoes nothing.
 */
export const tenantBatch = <T>(db: Database, agencyId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  within(db, agencyId, async ({ tx, commit }) => {
    const result = work(tx)
    await sendWithCommit(tx, [result])
    await commit()
    return result
  })

/**
 * Sends the last statements of a tenant transaction in the packet of its commit: their answers are awaited with the commit's, and the transaction fails
 * when one of them does. In any other transaction they are awaited here.
 */
export async function sendWithCommit(tx: Transaction, statements: readonly PromiseLike<unknown>[]): Promise<void> {
  const sent = unanswered.get(tx)
  const answers = statements.map(sendNow)
  if (!sent) return void (await allInOrder(answers))
  // Each may fail before the commit waits for it.
  for (const answer of answers) answer.catch(() => {})
  sent.push(...answers)
}

interface Opened {
  tx: Transaction
  commit(): Promise<void>
}

async function within<T>(db: Database, agencyId: string, run: (opened: Opened) => Promise<T>): Promise<T> {
  if (!UUID.test(agencyId)) throw new TypeError('not an agency id')
  const client = await db.$client.connect()
  const { tx, gate } = queriesOver(client)
  const close = () => {
    gate.isOpen = false
  }
  const begun = client.query(`begin; set local role tradewind_app; set local app.agency_id = '${agencyId}'`)
  // A statement after a begin that failed would run as the owner of the tables.
  begun.catch(close)
  const sent: Promise<unknown>[] = [begun]
  gate.isOpen = true
  unanswered.set(tx, sent)
  let isBroken = false
  try {
    return await run({ tx, commit: () => commit(client, sent, close) })
  } catch (error) {
    close()
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw await causeOf(error, sent)
  } finally {
    close()
    unanswered.delete(tx)
    client.release(isBroken)
  }
}

/** Sends the commit in the packet of what was asked so far. */
async function commit(client: pg.PoolClient, sent: Promise<unknown>[], close: () => void): Promise<void> {
  const { stream } = client.connection
  stream.cork()
  await new Promise((done) => process.nextTick(done))
  close()
  sent.push(client.query('commit'))
  stream.uncork()
  await allInOrder(sent)
}

const IN_FAILED_TRANSACTION = '25P02'

/** A statement after one that failed says no more than that: what counts is why the first one did. */
async function causeOf(error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (databaseCode(error) !== IN_FAILED_TRANSACTION) return error
  for (const one of await Promise.allSettled(sent))
    if (one.status === 'rejected' && databaseCode(one.reason) !== IN_FAILED_TRANSACTION) return one.reason
  return error
}

/** Sends a statement of Drizzle now, which is sent otherwise when somebody waits for it: after those that were sent before. */
export const sendNow = async <T>(statement: PromiseLike<T>): Promise<T> => statement

/** Waits for all of them, and fails as the first in their order that failed, whichever was answered first. */
async function allInOrder(answers: readonly PromiseLike<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(answers.map(sendNow))) if (one.status === 'rejected') throw one.reason
}
