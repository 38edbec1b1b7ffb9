import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface Outcome {
  ok: boolean
  output: string
  seconds: number
}

interface Options {
  env?: Record<string, string>
  /** Prints the output immediately; otherwise it is only returned. */
  live?: boolean
}

/** Runs a program of the repository (a name in node_modules/.bin, or a full path) and waits for its exit. Never throws. */
export function runCommand(name: string, args: string[], { env, live }: Options = {}): Promise<Outcome> {
  const started = performance.now()
  const file = name.includes('/') ? name : join(root, 'node_modules/.bin', name)
  return new Promise((done) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const end = (ok: boolean) => done({ ok, output: output.trim(), seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
