import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The children of a killed program need a moment to release their ports. */
const PATIENCE_MS = 2_000

/** Checks that a port is free; otherwise throws an error of one line. `setting` is the variable that changes the port. */
export async function claimPort(port: number, host: string, setting: string, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const code = await tryPort(port, host)
    if (code === null) return
    if (code !== 'EADDRINUSE' || performance.now() > deadline) throw new Error(explain(code, port, setting))
    await setTimeout(100)
  }
}

function explain(code: string, port: number, setting: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or set ${setting} to a free port.`
  return `Cannot listen on port ${port} (${code}). Set ${setting} to another port.`
}

function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => done(null)))
  })
}
