import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries, readableBinaries, serverUser } from './postgres-binaries.ts'

export interface Postgres {
  /** A connection string of a superuser, to the database `postgres`. */
  url: string
  /** Kills the server like a crash; `restart` starts it again at the same address with the same data. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

const TEMPLATE = 'tradewind_template'
/** fsync is off: the data is deleted with the server. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB', 'max_connections=200']

/**
 * Starts a real PostgreSQL server on a free loopback port, with data in a new folder of `parent`. For tests and benchmarks.
 * `prepare` (such as the migrations) fills the database that `cloneDatabase` copies.
 */
export async function startPostgres(prepare?: (url: string) => Promise<void>, parent = tmpdir()): Promise<Postgres> {
  const user = serverUser()
  const binaries = readableBinaries(findBinaries(), user)
  const folder = mkdtempSync(join(parent, 'tw-pg-'))
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  const data = join(folder, 'data')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)

  const init = [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--pwfile',
    passwordFile,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  execFileSync(binaries.initdb, init, { stdio: 'pipe', cwd: folder, ...user })
  const port = await freePort()
  const settings = [...FAST, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((item) => ['-c', item])
  const run = () =>
    spawn(binaries.postgres, ['-D', data, '-p', String(port), ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      ...user,
    })
  let server = run()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const kill = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', kill)

  await untilReady(server)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  await query(url, `create database ${TEMPLATE}`)
  await prepare?.(databaseUrl(url, TEMPLATE))
  return {
    url,
    async kill() {
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
    },
    async restart() {
      server = run()
      await untilReady(server)
    },
    stop: () =>
      new Promise((done) => {
        process.removeListener('exit', kill)
        server.once('exit', () => {
          remove()
          done()
        })
        // "Fast" shutdown: running transactions are rolled back.
        server.kill('SIGINT')
      }),
  }
}

/** A new copy of the prepared database of the server at `url`, or of another that nobody is connected to; `close` drops it. */
export async function cloneDatabase(url: string, original = TEMPLATE): Promise<{ url: string; close(): Promise<void> }> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await query(url, `create database ${name} template ${original} strategy file_copy`)
  return { url: databaseUrl(url, name), close: () => dropDatabase(url, name) }
}

/** PostgreSQL waits five seconds for connections that are being closed; one that is open after that is ended. */
async function dropDatabase(url: string, name: string): Promise<void> {
  try {
    await query(url, `drop database if exists ${name}`)
  } catch (error) {
    if (Object(error).code !== OBJECT_IN_USE) throw error
    await query(url, `drop database if exists ${name} with (force)`)
  }
}

/** Of PostgreSQL's error codes: others are connected to the database. */
const OBJECT_IN_USE = '55006'

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((done, failed) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk
      if (log.includes('database system is ready to accept connections')) done()
    })
    server.once('error', failed)
    server.once('exit', () => failed(new Error(`PostgreSQL did not start: ${log.trim()}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : failed(new Error('no free port'))))
    })
  })
}
