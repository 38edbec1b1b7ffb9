import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../faults/free-port.ts'

export interface Fault {
  vendor: 'duffel' | 'stayx' | 'paystack' | 'frankfurter'
  /** A name of `sandbox/frame/fault-table.ts`. */
  fault: string
  times?: number
  ms?: number
  path?: string
}

export interface Instance {
  /** `http://localhost:<port>` */
  url: string
  sandboxUrl: string
  port: number
  /** The folder for mails that no mail server takes. */
  mailsFolder: string
  /** Arms a fault of this instance's sandbox. */
  arm(fault: Fault): Promise<void>
  /** Disarms all faults. */
  disarm(): Promise<void>
  /** What the server has written so far. */
  output(): string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const PATIENCE_MS = 120_000

/** The whole product as `npm start` runs it, on free ports, with a data folder and a sandbox of its own. `env` changes its settings. */
export async function startInstance(env: Record<string, string> = {}): Promise<Instance> {
  const port = await freePort()
  const sandboxPort = await freePort(port + 1)
  const dir = mkdtempSync(join(tmpdir(), 'tradewind-e2e-'))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    // The IPC channel ends the child process when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dir,
      LOG_LEVEL: 'warn',
      // Airlines still answer one after the other, five times as fast.
      SANDBOX_LATENCY: '0.2',
      // Receivers of webhooks in journeys.
      WEBHOOKS_TO_LOOPBACK: 'true',
      ...env,
    },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }

  const url = `http://localhost:${port}`
  const deadline = performance.now() + PATIENCE_MS
  // The first page loads the whole bundle; no journey should include that time.
  while (!(await answers(`${url}/readyz`)) || !(await answers(`${url}/sign-in`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`the instance did not start:\n${output}`)
    }
    await setTimeout(100)
  }

  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const control = async (method: string, body?: unknown) => {
    const response = await fetch(`${sandboxUrl}/control/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`the sandbox refused: ${await response.text()}`)
  }
  return {
    url,
    sandboxUrl,
    port,
    mailsFolder: join(dir, 'mails'),
    arm: (fault) => control('POST', fault),
    disarm: () => control('DELETE'),
    output: () => output,
    stop,
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
