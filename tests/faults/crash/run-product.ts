import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DieAt } from './die-at-point.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const preload = join(import.meta.dirname, 'die-at-point.ts')
const PATIENCE_MS = 120_000

export interface Product {
  url: string
  /** The product kills itself at the n-th point from now; never for 0. */
  dieAt(point: number): void
  isDead(): boolean
  /** The point at which it died; null while it runs. */
  diedAt(): Promise<string | null>
  /** kill -9, and waits until it is dead. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** One process of the real product on a database and a sandbox that survive it: API, webhooks and jobs, without pages. */
export async function runProduct(settings: Record<string, string> & { PORT: string }): Promise<Product> {
  // Each start compiles the same code: the cache of `npm test` saves a third of a start's processor time.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['--import', preload, 'scripts/serve.ts'], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ROLE: 'worker', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const isDead = () => child.exitCode !== null || child.signalCode !== null
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (isDead()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const url = `http://127.0.0.1:${settings.PORT}`
  if (!(await isReady(`${url}/readyz`, isDead))) {
    const ended = child.signalCode ?? child.exitCode ?? 'still running'
    child.kill('SIGKILL')
    throw new Error(`the product did not start (${ended}):\n${output}`)
  }
  return {
    url,
    dieAt: (point) => child.send({ point } satisfies DieAt),
    isDead,
    async diedAt() {
      // An interrupted call may be caused by a death that is not detected here yet.
      if (await answers(`${url}/healthz`)) return null
      if (!isDead()) await once(child, 'exit')
      return /^died (.*)$/m.exec(output)?.[1] ?? 'somewhere'
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function isReady(url: string, isDead: () => boolean): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  while (!isDead() && performance.now() < deadline) {
    if (await answers(url)) return true
    await setTimeout(25)
  }
  return false
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )
