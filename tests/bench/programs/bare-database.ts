import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** Only PGlite in a thread: it receives a query and returns its rows. */
const db = await PGlite.create({ dataDir: workerData.folder })
parentPort?.on('message', async ({ id, text }: { id: number; text: string }) => {
  const { rows } = await db.query(text)
  parentPort?.postMessage({ id, rows })
})
