import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { ENDED_BY_FULL_DISK, isNearlyFull } from './free-space.ts'
import { shareBackend } from './share-backend.ts'
import { createSocketServer } from './socket-server.ts'
import type { EmbeddedAnswer, EmbeddedOrder, EmbeddedSettings } from './start-embedded.ts'
import { startupPacket, takeMessages } from './wire.ts'

/** The thread that runs PGlite. It serves the socket itself, so queries never pass through the main thread. */
const settings: EmbeddedSettings = workerData
const SPACE_CHECK_MS = 500
const answer = (value: EmbeddedAnswer) => parentPort?.postMessage(value)

const db = await PGlite.create({
  dataDir: settings.folder ?? 'memory://',
  loadDataDir: settings.load ? new Blob([readFileSync(settings.load)]) : undefined,
})
const welcome = Buffer.from(await db.execProtocolRaw(startupPacket('postgres', 'postgres')))
if (takeMessages(welcome).messages.at(-1)?.type !== 'Z') throw new Error('The embedded database refused its first connection')

/** A PANIC leaves PGlite in an endless loop: the thread exits inside the callback. */
const endThread = (isDiskFull: boolean) => process.exit(isDiskFull ? ENDED_BY_FULL_DISK : 1)
/** execProtocolRawStream works synchronously; its promise only waits for the file system, which writes through. */
const backend = shareBackend(
  (messages, onAnswer) => {
    void db.execProtocolRawStream(messages, { syncToFs: false, onRawData: (data) => onAnswer(Buffer.from(data)) })
  },
  settings.idleInTransactionMs,
  endThread,
)
const { server, closeAll } = createSocketServer({ backend, welcome, password: settings.password })

server.listen(settings.listen)
await once(server, 'listening')
const address = server.address()
answer({ type: 'ready', port: typeof address === 'object' && address ? address.port : null })

const { folder } = settings
if (folder) {
  const watchSpace = () => backend.setReadOnly(isNearlyFull(folder))
  watchSpace()
  setInterval(watchSpace, SPACE_CHECK_MS).unref()
}

const orders: Record<EmbeddedOrder['type'], () => Promise<void>> = {
  dump: async () => {
    await db.exec('checkpoint')
    const file = await db.dumpDataDir('none')
    const bytes = new Uint8Array(await file.arrayBuffer())
    parentPort?.postMessage({ type: 'dump', bytes } satisfies EmbeddedAnswer, [bytes.buffer])
  },
  close: async () => {
    server.close()
    backend.endAll('57P01', 'terminating connection: the embedded database is closing')
    closeAll()
    await db.exec('checkpoint')
    await db.close()
    answer({ type: 'closed' })
    parentPort?.close()
  },
}
parentPort?.on('message', (order: EmbeddedOrder) => void orders[order.type]())
