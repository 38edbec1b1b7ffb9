import type pg from 'pg'
import { type Database, type Gate, queriesOver, type Transaction } from './connect.ts'
import { databaseCode } from './database-code.ts'
import { isUuid } from './is-uuid.ts'

/** Whose orders a transaction reads and changes, where it is not every order of the agency: the member's own, or those of a branch as well. */
export interface OrderReach {
  scope: 'own' | 'branch'
  userId: string
  branchId: string | null
}

/** Statements of open tenant transactions whose results are awaited only with the commit. */
const unanswered = new WeakMap<Transaction, Promise<unknown>[]>()

/**
 * Runs `work` in a transaction that reads and writes only one agency's rows: in the packet of its first statement it sets the role without BYPASSRLS
 * and the tenant, both for this transaction only. With a `reach` it sees no other order, nor what belongs to one: the policies of orders and of the tables beside
 * them are those of its role. A connection whose transaction could not be ended is removed from the pool.
 */
export const tenantTransaction = <T>(
  db: Database,
  agencyId: string,
  work: (tx: Transaction) => Promise<T>,
  reach: OrderReach | null = null,
): Promise<T> =>
  within(db, beginAs(agencyId, reach), async ({ tx, commit }) => {
    const result = await work(tx)
    await commit()
    return result
  })

/**
 * A tenant transaction in one round trip: begin, statements and commit are one packet. `work` sends every statement before it awaits a result; a
 * later statement is refused. An error that `work` throws after reading a result rolls back nothing.
 */
export const tenantBatch = <T>(
  db: Database,
  agencyId: string,
  work: (tx: Transaction) => Promise<T>,
  reach: OrderReach | null = null,
): Promise<T> =>
  within(db, beginAs(agencyId, reach), async ({ tx, commit }) => {
    const result = work(tx)
    await sendWithCommit(tx, [result])
    await commit()
    return result
  })

/**
 * Sends the last statements of a tenant transaction in the packet of its commit: their results are awaited with the commit's, and the transaction
 * fails when one of them does. In any other transaction they are awaited here.
 */
export async function sendWithCommit(tx: Transaction, statements: readonly PromiseLike<unknown>[]): Promise<void> {
  const sent = unanswered.get(tx)
  const answers = statements.map(sendNow)
  if (!sent) return void (await allInOrder(answers))
  // Avoids an unhandled rejection: each may fail before the commit awaits it.
  for (const answer of answers) answer.catch(() => {})
  sent.push(...answers)
}

interface Opened {
  tx: Transaction
  commit(): Promise<void>
}

/** The statements that begin a transaction of the agency, in the role of the reach. */
function beginAs(agencyId: string, reach: OrderReach | null): string {
  const ids = [agencyId, ...(reach ? [reach.userId, reach.branchId ?? agencyId] : [])]
  if (!ids.every((id) => isUuid(id))) throw new TypeError('not an id of an agency, member or branch')
  const tenant = `set local app.agency_id = '${agencyId}'`
  if (!reach) return `begin; set local role tradewind_app; ${tenant}`
  const { scope, userId, branchId } = reach
  const member = `set local app.user_id = '${userId}'; set local app.branch_id = '${branchId ?? ''}'`
  return `begin; set local role tradewind_${scope}; ${tenant}; ${member}`
}

async function within<T>(db: Database, begin: string, run: (opened: Opened) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  const { tx, gate } = queriesOver(client)
  const close = () => {
    gate.isOpen = false
  }
  const begun = client.query(begin)
  // A statement after a failed begin would run as the owner of the tables.
  begun.catch(close)
  const sent: Promise<unknown>[] = [begun]
  gate.isOpen = true
  gate.failure = null
  unanswered.set(tx, sent)
  let isBroken = false
  try {
    return await run({ tx, commit: () => commit(client, sent, close) })
  } catch (error) {
    close()
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw causeOf(error, gate)
  } finally {
    close()
    unanswered.delete(tx)
    client.release(isBroken)
  }
}

/** Sends the commit in the packet of the statements sent so far. */
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

/** Statements after a failed one only report that the transaction is aborted: the first error is the cause. */
const causeOf = (error: unknown, { failure }: Gate): unknown =>
  databaseCode(error) === IN_FAILED_TRANSACTION ? (failure ?? error) : error

/** Sends a statement of Drizzle now, which is sent otherwise when somebody waits for it: after those that were sent before. */
export const sendNow = async <T>(statement: PromiseLike<T>): Promise<T> => statement

/** Waits for all of them, and fails as the first in their order that failed, whichever was answered first. */
async function allInOrder(answers: readonly PromiseLike<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(answers.map(sendNow))) if (one.status === 'rejected') throw one.reason
}
