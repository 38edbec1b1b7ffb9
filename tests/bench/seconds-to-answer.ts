import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 180_000

/** Seconds from the start of a Node program until `url` answers with 200; ends the program again. */
export async function secondsToAnswer(args: string[], { url, env }: { url: string; env: NodeJS.ProcessEnv }): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' })
  try {
    while (performance.now() - started < PATIENCE_MS) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
      if (answer?.status === 200) return (performance.now() - started) / 1_000
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}`)
      await wait(20)
    }
    throw new Error(`${args.join(' ')} did not answer within three minutes`)
  } finally {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  }
}
