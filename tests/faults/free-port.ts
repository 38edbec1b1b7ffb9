import { createServer } from 'node:net'

/**
 * The first one not below `from` on which nobody listens, outside the range from which outgoing connections get theirs: it has to be free until it is
 * listened on, and again at each restart. Each process looks among ten of its own, since others look at the same moment.
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
