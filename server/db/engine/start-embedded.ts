import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { closeDataFolder, OWNER_ONLY } from '../../data-folder.ts'
import { ENDED_BY_FULL_DISK } from './free-space.ts'
import { lockFolder } from './lock-folder.ts'
import { type Outage, startOutage } from './outage.ts'
import { createSocketFolder } from './socket-folder.ts'

export interface EmbeddedOptions {
  /** The database is in `<dataDir>/db`, created when missing; `:memory:` keeps it in memory. */
  dataDir: string
  /** A file made by `dump()` (tar, or tar.gz) that a new database starts from; an existing database is not changed. */
  load?: string
  /** How long a connection may stay idle in a transaction while others wait, in milliseconds. */
  idleInTransactionMs?: number
  /** Called when the database thread died. Acknowledged data is safe on disk, but the process cannot continue. The default throws, uncaught. */
  onCrash?: (error: Error) => void
}

export interface Embedded {
  /** A connection string for `pg`. */
  url: string
  /** The whole database as a tar file, consistent at one instant; queries wait during the dump. */
  dump(): Promise<Uint8Array>
  /** Ends the connections, rolls back open transactions, writes everything to disk and releases the folder's lock. */
  close(): Promise<void>
}

export interface EmbeddedSettings {
  folder: string | null
  load: string | null
  listen: { path: string } | { port: number; host: string }
  password: string
  idleInTransactionMs: number
}
export type EmbeddedOrder = { type: 'dump' } | { type: 'close' }
export type EmbeddedAnswer = { type: 'ready'; port: number | null } | { type: 'dump'; bytes: Uint8Array } | { type: 'closed' }

const IDLE_IN_TRANSACTION_MS = 30_000

/**
 * Starts the embedded PostgreSQL (PGlite) in a thread of its own, behind a socket that any PostgreSQL client can use.
 *
 * Guaranteed to every connection, however many there are:
 * - A transaction runs alone, from `begin` to its end: serial, so it never sees another's work half done and never fails to serialise.
 *   Other connections wait in the order they came. An error inside it leaves only its own connection in the failed transaction.
 * - Prepared statements, also with the same names, LISTEN, and a rollback on disconnect are private to the connection.
 * - What was acknowledged survives `kill -9` of the process. It does not survive a power cut: PGlite does not call fsync.
 * - With little space left on its disk it refuses writes with SQLSTATE 53100 and reads on. If it ends for lack of space, every connection is
 *   refused with 53100 until there is space, then it is opened again.
 * - One process at a time; a second one gets FolderInUse at once. The lock of a killed process is taken over.
 *
 * Not guaranteed, because there is one backend:
 * - Session state (`set` without `local`, temporary tables, session advisory locks, SQL-level `prepare`) is shared by all connections.
 *   Use `set local`, `set_config(..., true)` and `pg_advisory_xact_lock`.
 * - Inside a transaction use its own connection only: a query on a second one waits for the first to end. After `idleInTransactionMs`
 *   of such idling the first is ended with SQLSTATE 25P03.
 * - `COPY ... FROM STDIN` is refused; a running query cannot be cancelled, and `statement_timeout` has no effect.
 *
 * Throws FolderInUse.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = options.dataDir === ':memory:' ? null : resolve(options.dataDir, 'db')
  const unlock = folder ? lockParent(folder) : () => {}
  const begun = folder ? beginNew(folder) : () => {}
  const socket = createSocketFolder()
  const password = randomBytes(12).toString('hex')
  const settings: EmbeddedSettings = {
    folder,
    load: folder && existsSync(join(folder, 'PG_VERSION')) ? null : (options.load ?? null),
    listen: socket ? { path: join(socket, '.s.PGSQL.5432') } : { port: 0, host: '127.0.0.1' },
    password,
    idleInTransactionMs: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
  }
  let worker = launch(settings)
  const removeSocket = () => {
    if (socket) rmSync(socket, { recursive: true, force: true })
    if (folder) rmSync(addressFile(folder), { force: true })
  }
  const release = () => {
    removeSocket()
    process.removeListener('exit', removeSocket)
    unlock()
  }
  process.on('exit', removeSocket)

  const ready = await firstAnswer(worker, 'ready').catch((error: unknown) => {
    release()
    throw error
  })
  begun()
  const crash = options.onCrash ?? throwUncaught
  const closing = { started: false }
  const reopened = { load: null, listen: socket ? settings.listen : { port: ready.port ?? 0, host: '127.0.0.1' } }
  let outage: Outage | null = null
  const watch = () => {
    worker.on('error', crash)
    worker.on('exit', (code) => {
      if (closing.started) return
      if (folder && code === ENDED_BY_FULL_DISK) waitForSpace(folder)
      else crash(new Error('The embedded database stopped unexpectedly'))
    })
  }
  const waitForSpace = (full: string) => {
    outage = startOutage(full, reopened.listen, () => {
      outage = null
      worker = launch({ ...settings, ...reopened })
      watch()
    })
  }
  watch()

  const credentials = `postgres:${password}`
  const url = socket
    ? `postgres://${credentials}@localhost/postgres?host=${encodeURIComponent(socket)}`
    : `postgres://${credentials}@127.0.0.1:${ready.port}/postgres`
  if (folder) writeFileSync(addressFile(folder), url, { mode: 0o600 })
  return {
    url,
    dump: async () => {
      const answer = firstAnswer(worker, 'dump')
      order(worker, { type: 'dump' })
      return (await answer).bytes
    },
    close: async () => {
      if (closing.started) return
      closing.started = true
      if (outage) {
        await outage.end()
        return release()
      }
      const exited = once(worker, 'exit')
      order(worker, { type: 'close' })
      await exited
      release()
    },
  }
}

const launch = (settings: EmbeddedSettings) =>
  new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: settings,
    name: 'database',
    // The parent's Node options are not inherited: they may be meant for its main script only, such as --watch or --eval.
    execArgv: [],
  })

/** The file in which a running database publishes its address, readable by the folder's users: valid while the lock is held. */
export const addressFile = (folder: string): string => `${folder}.url`

function lockParent(folder: string): () => void {
  closeDataFolder(dirname(folder))
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  return lockFolder(`${folder}.lock`)
}

/** A database whose creation was interrupted by a kill, before anyone could write to it, is created again. Returns the function that marks it as complete. */
function beginNew(folder: string): () => void {
  const marker = `${folder}.new`
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true })
  if (existsSync(join(folder, 'PG_VERSION'))) return () => {}
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  writeFileSync(marker, '')
  return () => rmSync(marker, { force: true })
}

function order(worker: Worker, value: EmbeddedOrder) {
  worker.postMessage(value)
}

/** The worker's next message of this type; rejects when the worker dies first. */
function firstAnswer<T extends EmbeddedAnswer['type']>(worker: Worker, type: T): Promise<Extract<EmbeddedAnswer, { type: T }>> {
  return new Promise((done, failed) => {
    const isWanted = (value: EmbeddedAnswer): value is Extract<EmbeddedAnswer, { type: T }> => value.type === type
    const onMessage = (value: EmbeddedAnswer) => {
      if (isWanted(value)) settle(() => done(value))
    }
    const onError = (error: Error) => settle(() => failed(error))
    const onExit = () => settle(() => failed(new Error('The embedded database stopped unexpectedly')))
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

function throwUncaught(error: Error) {
  setImmediate(() => {
    throw error
  })
}
