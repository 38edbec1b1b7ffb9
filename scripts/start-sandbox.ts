import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Config } from '#server/config.ts'
import { integrationsConfig } from '#server/integrations-config.ts'
import { root } from './run-command.ts'

const endWithParent = pathToFileURL(`${root}scripts/end-with-parent.ts`).href
const quickImports = pathToFileURL(`${root}server/quick-imports.ts`).href

/** True if a service that the product calls has no configured address: the sandbox then provides it. */
export function needsSandbox(config: Config): boolean {
  const { flightSuppliers, staySuppliers, tourSuppliers, policySuppliers, paystack, rates } = integrationsConfig(config)
  return [...flightSuppliers, ...staySuppliers, ...tourSuppliers, ...policySuppliers, paystack, rates].some(({ baseUrl }) =>
    baseUrl.startsWith(`${config.sandboxUrl}/`),
  )
}

/** Starts the sandbox as a child program and waits until it answers. `stop` ends it cleanly. */
export async function startSandbox(config: Config, { watch = false } = {}): Promise<{ stop(): Promise<void> }> {
  const args = [
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    '--import',
    quickImports,
    '--import',
    endWithParent,
    'sandbox/main.ts',
  ]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(config.PORT), SANDBOX_PORT: new URL(config.sandboxUrl).port, DATA_DIR: config.DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill())
  await untilAnnounced(child)
  let stopping = false
  child.once('exit', (code) => {
    if (!stopping)
      console.error(
        `The supplier sandbox stopped unexpectedly (exit code ${code}). Searches and payments fail until the next start.`,
      )
  })
  return {
    stop: () =>
      new Promise((done) => {
        stopping = true
        if (child.exitCode !== null || child.signalCode !== null) return done()
        child.once('exit', () => done())
        child.kill('SIGTERM')
      }),
  }
}

function untilAnnounced(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk
      if (output.includes('Sandbox suppliers at')) done()
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`The supplier sandbox did not start (exit code ${code}). ${output}`.trim())))
  })
}
