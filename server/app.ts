import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { answerFailure } from './http/answer-failure.ts'
import { apiFor, registerApi, requestContext } from './http/api/api.ts'
import { sendProblems } from './http/api/problem-details.ts'
import { registerCalendars } from './http/files/calendars.ts'
import { registerCheckInWorker } from './http/files/check-in-worker.ts'
import { registerMedia } from './http/files/media.ts'
import { registerPictures } from './http/files/pictures.ts'
import { registerSiteFiles } from './http/files/site-files.ts'
import { admitKeys } from './http/guards/admit-keys.ts'
import { answerHeaders } from './http/guards/answer-headers.ts'
import { originOf, registerHeaderCheck } from './http/guards/check-headers.ts'
import { nonceOf } from './http/guards/content-security-policy.ts'
import { registerDomainAllowed } from './http/guards/domain-allowed.ts'
import { refuseCrossSite } from './http/guards/refuse-cross-site.ts'
import { shedLoad } from './http/guards/shed-load.ts'
import { registerHealth } from './http/health.ts'
import { registerOcto } from './http/octo.ts'
import { answerCachedPages } from './http/pages/answer-cached-pages.ts'
import { createPublicPages } from './http/pages/public-pages.ts'
import { registerWeb } from './http/pages/web.ts'
import { reportRequests } from './http/report-requests.ts'
import { isServed } from './http/visitor/visitor.ts'
import { registerWebhooks } from './http/webhooks.ts'
import type { System } from './system.ts'

export interface AppOptions {
  /** `none`: only the API is served. */
  web: 'production' | 'development' | 'none'
  /** Folder that contains `build/`; default: the working directory. */
  root?: string
}

/** The whole HTTP side of one process: health, metrics, webhooks, API and pages, in that order. */
export async function buildApp(system: System, options: AppOptions): Promise<FastifyInstance> {
  const { config } = system
  // A test's machine may pause for seconds: tests run without load shedding and rate limits.
  const shedding = config.NODE_ENV !== 'test'
  const headers = answerHeaders(config)
  const loggerInstance: FastifyBaseLogger = system.log
  const app = fastify({
    loggerInstance,
    // Two log lines a request would cost more than sending a cached page.
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger for each request: log lines carry the request's id.
    childLoggerFactory: (logger) => logger,
    genReqId: () => system.newId(),
    requestIdHeader: false,
    trustProxy: config.TRUST_PROXY || false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      headers.complete(request, reply)
      answerFailure(error, request, reply)
    },
  })
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => answerFailure(new AppError('access.not-found'), request, reply))
  headers.register(app)
  registerHeaderCheck(app)
  refuseCrossSite(app, config)
  sendProblems(app)
  const tell = await reportRequests(app, system)
  const publicPages = options.web === 'production' ? createPublicPages(system) : undefined
  if (publicPages) answerCachedPages(app, { pages: publicPages, newId: system.newId, tell })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Level 5 instead of 4 makes a page a tenth smaller for a third of a millisecond.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    customTypes: /^(?!text\/event-stream)(text\/|application\/(json|javascript|xml)|image\/svg)/,
  })
  await app.register(rateLimit, {
    max: shedding ? 1_200 : 1_000_000,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/assets/'),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: shedding ? 5_000 : 0,
    exposeStatusRoute: false,
    pressureHandler: shedLoad(),
  })
  admitKeys(app, system)
  registerHealth(app, system)
  registerMedia(app, system)
  registerCalendars(app, system)
  registerPictures(app, system)
  registerSiteFiles(app, system)
  registerCheckInWorker(app)
  registerDomainAllowed(app, system)
  await registerWebhooks(app, system)
  await registerOcto(app, system)
  await registerApi(app, system)
  if (options.web !== 'none')
    await registerWeb(app, {
      mode: options.web,
      ...(options.root ? { root: options.root } : {}),
      ...(publicPages ? { publicPages } : {}),
      webFor: async (request) => {
        const context = await requestContext(system, request)
        return {
          api: apiFor(context),
          responseHeaders: context.resHeaders,
          nonce: nonceOf(request),
          origin: originOf(config, request),
          isStorefront: context.visitor.host.kind === 'storefront',
          isServed: isServed(context.visitor),
          mapStyle: config.mapStyleUrl,
          apiUrl: config.API_URL ?? null,
        }
      },
    })
  return app
}
