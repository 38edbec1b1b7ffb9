import { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import pg from 'pg'
import { announce } from './announce.ts'

export interface BareProgramSettings {
  /** Null starts an embedded database in `folder`. */
  databaseUrl: string | null
  folder: string
  /** 0 selects a free port. */
  port: number
}

type Query = (text: string) => Promise<unknown[]>

/** The minimal program with this database: Fastify, a connection, a route that reads and one that writes. */
const settings: BareProgramSettings = JSON.parse(process.argv[2] ?? '{}')
const query = settings.databaseUrl ? overPg(settings.databaseUrl) : overWorker(settings.folder)
await query('create table if not exists bare (id bigserial primary key, note text not null)')
const app = fastify()
app.get('/', () => query('select 1 as one'))
app.get('/write', () => query(`insert into bare (note) values ('a row') returning id`))
announce(await app.listen({ port: settings.port, host: '127.0.0.1' }), () => app.close())

function overPg(connectionString: string): Query {
  const pool = new pg.Pool({ connectionString, max: 10 })
  return async (text) => (await pool.query(text)).rows
}

function overWorker(folder: string): Query {
  const worker = new Worker(new URL('./bare-database.ts', import.meta.url), { workerData: { folder } })
  const waiting = new Map<number, (rows: unknown[]) => void>()
  let last = 0
  worker.on('message', ({ id, rows }: { id: number; rows: unknown[] }) => {
    waiting.get(id)?.(rows)
    waiting.delete(id)
  })
  return (text) =>
    new Promise((done) => {
      last += 1
      waiting.set(last, done)
      worker.postMessage({ id: last, text })
    })
}
