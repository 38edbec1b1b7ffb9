import { existsSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { buildFolder } from '#products/web-build.ts'
import type { Web } from '#web/context.ts'
import { packageFile } from '../../package-file.ts'
import { allowFrames, headersOfPages } from '../guards/answer-headers.ts'
import { type PageAnswer, sendAnswer } from './page-answer.ts'
import type { PublicPages } from './public-pages.ts'

interface WebEntry {
  createContext(web: Web): RouterContextProvider
  createHandler(build: ServerBuild, mode: string): RequestHandler
}

/** The server bundle of the interface. It contains the router and its context keys, so it exports its own handler and contexts. */
type WebBuild = ServerBuild & { entry: { module: WebEntry } }

export interface WebOptions {
  mode: 'production' | 'development'
  /** Everything that a page needs from the server, for the visitor who sent this request. */
  webFor(request: FastifyRequest): Promise<Web>
  /** Pages that are the same for everybody and are cached; none in development. */
  publicPages?: PublicPages
  /** Folder that contains `build/`; default: the working directory. */
  root?: string
}

/** Largest body of a form, uploads included, in bytes. */
const bodyLimit = 12 * 1024 * 1024
/** Logged as "client closed request"; no client receives it. */
const clientClosedRequest = 499

/**
 * Serves the interface on every path without another route: built files in production, Vite with hot reload in development, and pages rendered by the
 * React Router bundle.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { mode, webFor, publicPages, root = process.cwd() } = options
  const loadBuild = mode === 'production' ? await serveBuilt(app, root) : await serveWithVite(app, root)
  let handler: RequestHandler | undefined
  let handled: WebBuild | undefined

  await app.register(fastifyStatic, {
    root: fileURLToPath(packageFile('country-flag-icons', '3x2/')),
    prefix: '/flags/',
    index: false,
    decorateReply: false,
    allowedPath: (path) => /^\/[A-Z]{2}\.svg$/.test(path),
    maxAge: '7d',
  })

  await app.register(async (pages) => {
    // React Router reads bodies as streams; nothing here may parse them first.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    pages.all('/*', { bodyLimit }, async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit)
        return reply.code(413).type('text/plain').send('The form is larger than 12 MB.')
      const build = await loadBuild()
      if (build !== handled || !handler) {
        handled = build
        handler = build.entry.module.createHandler(build, mode)
      }
      const render = handler
      const known = await publicPages?.find(request, reply, (asked, web) => render(asked, build.entry.module.createContext(web)))
      if (known) return sendStoredPage(request, reply, known)
      const web = await webFor(request)
      if (web.isStorefront && isEmbedded(request)) allowFrames(request)
      const response = await render(toWebRequest(request, reply, web.origin), build.entry.module.createContext(web))
      if (reply.raw.destroyed) return reply.code(clientClosedRequest).send()
      for (const headers of [web.responseHeaders, response.headers])
        for (const [name, value] of headers) reply.header(name, value)
      // Not the Response itself: its headers would be read after the hooks, and no hook could recognise a page.
      return reply.code(response.status).send(response.body)
    })
  })
}

/** The search forms that other websites show in a frame: nothing on that page acts for a signed-in person. */
const isEmbedded = ({ url }: FastifyRequest) => /^\/embed\/search(?:\?|$)/.test(url)

function sendStoredPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): FastifyReply {
  reply.hijack()
  sendAnswer(answer, { id: request.id, request: request.raw, response: reply.raw })
  return reply
}

/** The Fetch standard requires it for a streamed body; TypeScript's DOM library does not know it. */
const halfDuplex = { duplex: 'half' }

/** The request as a web `Request`: full address, streamed body, aborted when the client disconnects. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const controller = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  }
  const { body } = request
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${origin}${request.raw.url}`, {
    method: request.method,
    headers,
    signal: controller.signal,
    body: hasBody && body instanceof Readable ? limited(body) : null,
    ...halfDuplex,
  })
}

/** A body as a web stream with backpressure; it fails above the limit, also without Content-Length. */
function limited(body: Readable): ReadableStream<Uint8Array> {
  const chunks = body.iterator({ destroyOnReturn: true })
  let seen = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) return controller.close()
      seen += value.length
      if (seen > bodyLimit) return controller.error(new RangeError(`the body is larger than ${bodyLimit} bytes`))
      controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

const typesOfAssets: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

async function serveBuilt(app: FastifyInstance, root: string): Promise<() => Promise<WebBuild>> {
  const client = join(root, buildFolder, 'client')
  const entry = join(root, buildFolder, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error(`the interface is not built: ${entry} is missing; run "npm run build"`)
  const assets = join(client, 'assets') + sep
  await app.register(async (files) => {
    // A page has about thirty files, each with its headers: headers without effect on an immutable file are omitted.
    files.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/assets/'))
        for (const name of [...headersOfPages, 'cross-origin-resource-policy', 'x-request-id', 'etag']) reply.removeHeader(name)
    })
    await files.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      decorateReply: false,
      // Packed when the interface was built (scripts/bundle/pack-assets.ts).
      preCompressed: true,
      globIgnore: ['**/*.br'],
      acceptRanges: false,
      lastModified: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // RFC 9239 and RFC 2318; everything built is UTF-8, the default for modules and their styles.
        const type = path.startsWith(assets) ? typesOfAssets[extname(path)] : undefined
        if (type) reply.header('content-type', type)
        // Names under assets carry a hash of their content, so they never change.
        reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  })
  const build = asWebBuild(await import(pathToFileURL(entry).href))
  return async () => build
}

async function serveWithVite(app: FastifyInstance, root: string): Promise<() => Promise<WebBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
  })
  return async () => asWebBuild(await vite.ssrLoadModule('virtual:react-router/server-build'))
}

function asWebBuild(module: unknown): WebBuild {
  if (isWebBuild(module)) return module
  throw new TypeError('the server bundle of the interface has no entry that builds a context')
}

function isWebBuild(module: unknown): module is WebBuild {
  if (typeof module !== 'object' || module === null || !('entry' in module)) return false
  const { entry } = module
  if (typeof entry !== 'object' || entry === null || !('module' in entry)) return false
  return (
    typeof entry.module === 'object' &&
    entry.module !== null &&
    'createContext' in entry.module &&
    'createHandler' in entry.module
  )
}
