import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastifyMetrics from 'fastify-metrics'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import type { Config } from '../config.ts'
import type { System } from '../system.ts'
import { isOperator } from './visitor/is-operator.ts'

/** An answered request. */
export interface Answered {
  id: string
  method: string
  url: string
  /** The route pattern that matched; undefined without a match. */
  route: string | undefined
  status: number
  milliseconds: number
}

/** Logs and measures every answered request. Responses sent without Fastify are reported by the returned function. */
export async function reportRequests(app: FastifyInstance, { log, config }: System): Promise<(answered: Answered) => void> {
  const [write, measure] = [lineIn(log), await measured(app, config)]
  const tell = (answered: Answered) => {
    write(answered)
    measure(answered)
  }
  app.addHook('onResponse', ({ id, method, url, routeOptions }, { statusCode, elapsedTime }, done) => {
    tell({ id, method, url, route: routeOptions.url, status: statusCode, milliseconds: elapsedTime })
    done()
  })
  return tell
}

/**
 * One log line: method, path, status and milliseconds. Query strings contain names and e-mail addresses and are not logged; so nothing needs
 * redaction, which would cost more than the line.
 */
function lineIn(log: Logger): (answered: Answered) => void {
  const plain: FastifyBaseLogger = log.child({}, { redact: [] })
  return ({ id, method, url, status, milliseconds }) =>
    plain.info({ reqId: id, method, path: pathOf(url), status, responseTime: milliseconds }, 'request')
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/**
 * `/metrics` for Prometheus: resources of the process, and response times by route; for this machine and for METRICS_TOKEN, 404 for anyone else. A
 * histogram, because histograms of several nodes can be summed; the plug-in's own keeps a timer for each request, which costs more than sending a
 * cached page.
 */
async function measured(app: FastifyInstance, config: Config): Promise<(answered: Answered) => void> {
  await app.register(fastifyMetrics, {
    endpoint: null,
    routeMetrics: { enabled: false },
    // They are of the process, whose timers never end: tests open hundreds of apps in one.
    defaultMetrics: { enabled: config.NODE_ENV !== 'test' },
    clearRegisterOnInit: true,
  })
  const { register } = app.metrics.client
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isOperator(request, config)) throw new AppError('access.not-found')
    return reply.type(register.contentType).send(await register.metrics())
  })
  const durations = new app.metrics.client.Histogram({
    name: 'http_request_duration_seconds',
    help: 'request duration in seconds',
    labelNames: ['method', 'route', 'status_code'],
  })
  return ({ method, route, status, milliseconds }) => {
    if (route) durations.observe({ method, route, status_code: status }, milliseconds / 1_000)
  }
}
