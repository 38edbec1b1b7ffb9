import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** Never in a log: secrets, and what people typed about themselves. */
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

/** Query strings carry names and e-mail addresses, so a request is logged by method and path alone. */
const serializers = {
  req: ({ method, url, id }: { method: string; url: string; id: string }) => ({ id, method, path: url.split('?')[0] }),
}

/** Lines are written so many bytes at a time, for one write costs more than a page that is kept; none waits longer than this. */
const TOGETHER_BYTES = 4_096
const WAIT_MS = 250

/** The log of a process, to its standard output. What waits is written when the process ends, whatever ends it, short of a kill. */
export function createLog(config: Config): Logger {
  const output = pino.destination({ sync: true, minLength: TOGETHER_BYTES, periodicFlush: WAIT_MS })
  process.once('exit', () => output.flushSync())
  return pino({ level: config.LOG_LEVEL, redact, serializers, base: undefined }, output)
}
