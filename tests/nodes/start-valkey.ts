import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../faults/free-port.ts'
import { findValkey } from './find-valkey.ts'

export interface SharedCacheServer {
  url: string
  /** Stops responding without closing its connections, like a hanging machine. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  restart(): Promise<void>
}

const program = findValkey()
export const hasValkey = program !== null

/** A Valkey or Redis server without persistence. */
export async function startValkey(): Promise<SharedCacheServer> {
  const port = await freePort()
  let server: ChildProcess
  const run = async () => {
    server = spawn(program ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    process.once('exit', () => server.kill('SIGKILL'))
    for await (const chunk of server.stdout ?? []) if (/ready to accept connections/i.test(String(chunk))) break
  }
  await run()
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    restart: run,
  }
}
