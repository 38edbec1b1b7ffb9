import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** Never logged: secrets and personal data. */
const redact = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.email',
  '*.phone',
  '*.document',
  '*.travellers',
  '*.contact',
]

/** Query strings contain names and e-mail addresses, so a request is logged by method and path only. */
const serializers = {
  req: ({ method, url, id }: { method: string; url: string; id: string }) => ({ id, method, path: url.split('?')[0] }),
}

/** Log lines are written in batches of this many bytes, because one write costs more than sending a cached page; this is the longest delay. */
const TOGETHER_BYTES = 4_096
const WAIT_MS = 250

/** The log of a process, on standard output. Buffered lines are written when the process ends for any reason except SIGKILL. */
export function createLog(config: Config): Logger {
  const output = pino.destination({ sync: true, minLength: TOGETHER_BYTES, periodicFlush: WAIT_MS })
  process.once('exit', () => output.flushSync())
  return pino({ level: config.LOG_LEVEL, redact, serializers, base: undefined }, output)
}
