import { subscribe } from 'node:diagnostics_channel'
import { writeSync } from 'node:fs'
import pg from 'pg'

/**
 * Preloaded into the product by the crash tests (`node --import`), never part of it. A point is before or after a commit or a call to a third party.
 * On request this process kills itself at the n-th point from then on, and prints which one that was.
 */
export interface DieAt {
  /** 1 is the next point. */
  point: number
}

const passing = { count: 0, dieAt: 0 }

function pass(name: string): void {
  passing.count += 1
  if (passing.count !== passing.dieAt) return
  writeSync(1, `died ${name}\n`)
  process.kill(process.pid, 'SIGKILL')
}

process.on('message', ({ point }: DieAt) => Object.assign(passing, { count: 0, dieAt: point }))
process.channel?.unref()

const isCommit = (query: unknown) => (typeof query === 'string' ? query : Object(query).text) === 'commit'

const query = pg.Client.prototype.query
pg.Client.prototype.query = function passCommits(this: pg.Client, ...given: unknown[]) {
  if (!isCommit(given[0])) return Reflect.apply(query, this, given)
  pass('before a commit')
  return Reflect.apply(query, this, given).then((result: unknown) => {
    pass('after a commit')
    return result
  })
}

interface Requested {
  request: { method: string; path: string }
}
/** Without ids: the same point has the same name in every run. */
const nameOf = ({ request }: Requested) => `${request.method} ${request.path.split('?')[0]?.replace(/\/[^/]*[\d_-][^/]*/g, '/…')}`
const asRequested = (message: unknown): Requested => Object(message)

subscribe('undici:request:create', (message) => pass(`before ${nameOf(asRequested(message))}`))
for (const end of ['trailers', 'error'])
  subscribe(`undici:request:${end}`, (message) => pass(`after ${nameOf(asRequested(message))}`))
