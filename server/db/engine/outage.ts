import { createServer } from 'node:net'
import { isNearlyFull } from './free-space.ts'
import type { EmbeddedSettings } from './start-embedded.ts'
import { errorResponse } from './wire.ts'

/** The period in which the embedded database is closed because its disk is full. */
export interface Outage {
  end(): Promise<void>
}

const SPACE_CHECK_MS = 500

/** Listens at the database's address and refuses every connection with disk_full until the folder's disk has space; then calls `onSpace`. */
export function startOutage(folder: string, listen: EmbeddedSettings['listen'], onSpace: () => void): Outage {
  const server = createServer((client) => {
    client.on('error', () => client.destroy())
    client.once('data', () => client.end(errorResponse('53100', 'no space is left on the disk of the database')))
  })
  server.listen(listen)
  const end = () => {
    clearInterval(timer)
    return new Promise<void>((closed) => server.close(() => closed()))
  }
  const timer = setInterval(async () => {
    if (isNearlyFull(folder)) return
    await end()
    onSpace()
  }, SPACE_CHECK_MS)
  return { end }
}
