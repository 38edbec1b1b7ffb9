import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * A reporter of Vitest that writes the errors outside of tests to the file `ERRORS_FILE`, as an array of texts: the JSON report lacks them. The cause
 * names the signal that ended a worker.
 */
export default class VitestErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { message: string; cause?: unknown }[]) {
    const texts = errors.map(({ message, cause }) => [message, messageOf(cause)].filter(Boolean).join('\n'))
    if (process.env.ERRORS_FILE) writeFileSync(process.env.ERRORS_FILE, JSON.stringify(texts))
  }
}

const messageOf = (cause: unknown): string =>
  typeof cause === 'object' && cause && 'message' in cause ? String(cause.message) : ''
