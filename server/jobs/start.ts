import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Transaction } from '../db/connect.ts'
import { sendWithCommit } from '../db/tenant-transaction.ts'
import type { System } from '../system.ts'
import type { Job } from './define-job.ts'

export interface Jobs {
  /**
   * Enqueues a job in the caller's transaction: the job exists exactly when the transaction commits. In a tenant transaction its result is awaited
   * with the commit.
   */
  enqueue<T extends z.ZodType>(
    tx: Transaction,
    job: Pick<Job<T>, 'name' | 'payload'>,
    payload: z.infer<T>,
    options?: { afterSeconds?: number | undefined },
  ): Promise<void>
  /** Starts the workers of this process. */
  work(system: System, jobs: readonly Job[]): Promise<void>
  /** Runs all due jobs one after the other and resolves when none is left. For tests. */
  drain(system: System, jobs: readonly Job[]): Promise<number>
  stop(): Promise<void>
}

const SCHEMA = 'jobs'
const NO_JOB = '00000000-0000-0000-0000-000000000000'
/** The interval of the query for queues with due jobs; a queue that the query missed is polled after FALLBACK_SECONDS. */
const POLL_MS = 1_000
const FALLBACK_SECONDS = 60
/** The heartbeat interval of a worker. The job of a dead worker is taken over within twenty seconds. */
const SIGN_OF_LIFE_SECONDS = 10

/** What a payload is about. Anything else of it may be personal, and personal data is never logged. */
const idsIn = (payload: unknown) =>
  Object.fromEntries(Object.entries(Object(payload)).filter(([, value]) => z.uuid().safeParse(value).success))

/** Opens the queue (pg-boss on the product's own database) and creates a queue for each job. */
export async function startJobs(options: { url: string; jobs: readonly Job[]; log: Logger; maintain: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.url,
    schema: SCHEMA,
    max: 4,
    schedule: false,
    supervise: options.maintain,
    superviseIntervalSeconds: SIGN_OF_LIFE_SECONDS,
    monitorIntervalSeconds: SIGN_OF_LIFE_SECONDS - 1,
    monitorVacuum: false,
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'))
  await boss.start()
  // Existing queues were read at the start; creating one again takes two queries.
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const job of options.jobs.filter(({ name }) => !existing.has(name))) {
    await boss.createQueue(job.name, { retryLimit: job.retries, retryDelay: 2, retryBackoff: true, expireInSeconds: 300 })
    // Loads the queue's record into this process now: a lookup inside a tenant transaction would need a second connection,
    // and the embedded database gives none until the first has ended.
    await boss.findJobs(job.name, { id: NO_JOB })
  }
  await boss.getDb().executeSql(
    `grant usage on schema ${SCHEMA} to tradewind_app;
     grant select, insert, update on all tables in schema ${SCHEMA} to tradewind_app;
     grant execute on all functions in schema ${SCHEMA} to tradewind_app`,
  )
  /** This process's workers, by job. */
  const workers = new Map<string, string>()
  const wake = ({ name }: Pick<Job, 'name'>) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  let looking: NodeJS.Timeout | undefined
  /** One query for all queues instead of one for each: an idle process costs the database almost nothing. */
  const look = async () => {
    try {
      for (const name of await dueQueues(boss)) wake({ name })
    } catch (error) {
      if (looking) options.log.error({ err: error }, 'job queue')
    }
    looking?.refresh()
  }
  const run = async (system: System, job: Job, data: unknown) => {
    const started = performance.now()
    await job.handle(system, job.payload.parse(data))
    options.log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done')
  }
  return {
    async enqueue(tx, job, payload, { afterSeconds } = {}) {
      const options = { startAfter: afterSeconds ?? 0, heartbeatSeconds: SIGN_OF_LIFE_SECONDS }
      await new Promise<void>((isSent, failed) => {
        const { executeSql } = fromDrizzle(tx, sql)
        const send = (text: string, values?: unknown[]) => {
          const answer = executeSql(text, values)
          isSent(sendWithCommit(tx, [answer]))
          return answer
        }
        boss.send(job.name, Object(payload), { ...options, db: { executeSql: send } }).catch(failed)
      })
      // Earlier than the next poll, and after the transaction has had time to commit.
      if (!afterSeconds) setTimeout(() => wake(job), 15).unref()
    },
    async work(system, jobs) {
      for (const job of jobs) {
        const id = await boss.work(
          job.name,
          { pollingIntervalSeconds: FALLBACK_SECONDS, includeMetadata: true },
          async ([one]) => {
            // A queue that had a job is polled again at once, since it may have more.
            wake(job)
            if (!one) return
            try {
              await run(system, job, one.data)
            } catch (err) {
              const isLast = one.retryCount >= one.retryLimit
              const failure = { err, job: job.name, ids: idsIn(one.data), tries: one.retryCount + 1 }
              options.log[isLast ? 'error' : 'warn'](failure, isLast ? 'job given up' : 'job failed, and is tried again')
              throw err
            }
          },
        )
        workers.set(job.name, id)
      }
      looking = setTimeout(look, POLL_MS)
      // Jobs of a dead process are retried at once.
      if (options.maintain) await boss.supervise()
    },
    async drain(system, jobs) {
      let done = 0
      for (let found = true; found; ) {
        found = false
        const due = await dueQueues(boss)
        for (const job of jobs.filter(({ name }) => due.has(name))) {
          const [one] = await boss.fetch(job.name)
          if (!one) continue
          found = true
          done += 1
          try {
            await run(system, job, one.data)
            await boss.complete(job.name, one.id)
          } catch (error) {
            await boss.fail(job.name, one.id, { message: String(error) })
            throw error
          }
        }
      }
      return done
    },
    stop() {
      clearTimeout(looking)
      looking = undefined
      return boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}

/** Queues with due jobs. The condition matches the index from which workers fetch. */
async function dueQueues(boss: PgBoss): Promise<Set<string>> {
  const query = `select distinct name from ${SCHEMA}.job where state < 'active' and not blocked and start_after <= now()`
  const { rows } = await boss.getDb().executeSql(query)
  return new Set(rows.map((row: { name: string }) => row.name))
}
