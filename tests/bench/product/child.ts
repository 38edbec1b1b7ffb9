import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** As `npm start` begins. */
const quickImports = new URL('../../../server/quick-imports.ts', import.meta.url).href
const CLOCK_TICKS = 100

/** Programs that end with this process. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface Child {
  /** Its address, without a trailing slash. */
  url: string
  /** Resident memory in megabytes. */
  memory(): number
  /** Seconds of processor time used. */
  cpu(): number
  /** The longest time in milliseconds for which its event loop was blocked since this was last asked; begins to measure. */
  longestBlock(): Promise<number>
  stop(): Promise<void>
}

/**
 * Runs a program of `tests/bench/programs` in its own process beside the load generator. It gets `settings`, and sends its URL once it listens; its
 * log goes to the null device. NODE_ENV is production and the young generation is limited, as in a deployment.
 */
export async function startChild(program: string, settings: object = {}): Promise<Child> {
  const args = [
    '--max-semi-space-size=16',
    '--import',
    quickImports,
    join(import.meta.dirname, '..', 'programs', `${program}.ts`),
    JSON.stringify(settings),
  ]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.add(child)
  const url = await firstMessage(child, program)
  return {
    url,
    memory: () => residentMegabytes(child.pid ?? 0),
    cpu: () => cpuSeconds(child.pid ?? 0),
    async longestBlock() {
      child.send('longest-block')
      const [milliseconds] = await once(child, 'message')
      return Number(milliseconds)
    },
    async stop() {
      running.delete(child)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const giveUp = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(giveUp)
    },
  }
}

async function firstMessage(child: ChildProcess, program: string): Promise<string> {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} stopped before it listened (exit code ${code})`)
  })
  const [url] = await Promise.race([once(child, 'message'), failed])
  return String(url)
}

/** From /proc; NaN where there is none. */
export function residentMegabytes(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readProc(pid, 'status'))
  return match ? Number(match[1]) / 1_024 : Number.NaN
}

export function cpuSeconds(pid: number): number {
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS : Number.NaN
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
