import { createServer } from 'node:net'

/** Outside the range from which outgoing connections get theirs: it has to be free again at each restart. The first one not below `from`. */
export async function freePort(from = 20_000 + (process.pid % 10_000)): Promise<number> {
  for (let port = from; ; port += 1) {
    const probe = createServer()
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true))
    })
    await new Promise((closed) => probe.close(closed))
    if (isFree) return port
  }
}
