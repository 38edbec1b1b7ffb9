import { createServer } from 'node:net'

/**
 * The first free port from `from` on, outside the range of outgoing connections: it must remain free until it is used, and at each restart. Each
 * process checks ten ports of its own, since others check at the same time.
 */
export async function freePort(from = 20_000 + (process.pid % 1_000) * 10): Promise<number> {
  for (let port = from; ; port += 1) {
    const probe = createServer()
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true))
    })
    await new Promise((closed) => probe.close(closed))
    if (isFree) return port
  }
}
