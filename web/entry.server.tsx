import { join } from 'node:path'
import { PassThrough, type Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { buildFolder } from '#products/web-build.ts'
import { withFailures } from './api-failure.ts'
import {
  apiContext,
  apiUrlContext,
  mapStyleContext,
  nonceContext,
  nothingContext,
  originContext,
  pageOfSiteContext,
  servedContext,
  storefrontContext,
  type Web,
} from './context.ts'
import { confirmFirstHeader } from './kit/confirm/confirm-first.ts'
import { LiveErrorDialog } from './kit/error-dialog/live-dialog.tsx'
import { ErrorDialogOnServer } from './kit/error-dialog/on-server.ts'
import { PlainErrorDialog } from './kit/error-dialog/plain-dialog.tsx'
import { NonceContext } from './nonce.ts'
import { shopFaceOf } from './shop-faces.ts'
import { isStaticRoute } from './static-route.ts'
import { withoutModulePreloads } from './without-module-preloads.ts'
import { writePlainPage } from './write-plain-page.tsx'

/** Milliseconds that streamed data may take before its boundary fails. */
export const streamTimeout = 15_000

/** Creates the context of one request. The keys are part of this bundle, so the server has to get it from the bundle. */
export function createContext(web: Web): RouterContextProvider {
  const context = new RouterContextProvider()
  const api = withFailures(web.api, ({ code }) => {
    if (code === 'auth.confirm-first') web.responseHeaders.set(confirmFirstHeader, 'true')
  })
  context.set(apiContext, api)
  context.set(nonceContext, web.nonce)
  context.set(originContext, web.origin)
  context.set(storefrontContext, web.isStorefront)
  context.set(servedContext, web.isServed)
  context.set(apiUrlContext, web.apiUrl ?? null)
  context.set(mapStyleContext, web.mapStyle ?? null)
  return context
}

/** An address that no host has. */
const nowhere = '/shop/not-found'

/** Creates the handler of page requests. It is exported here because the router is part of this bundle too. */
export function createHandler(build: ServerBuild, mode: string): RequestHandler {
  const answer = createRequestHandler(build, mode)
  return (request, context) => {
    const { url, headers, signal } = request
    const { pathname, search } = new URL(url)
    const nothing = () => answer(new Request(new URL(nowhere + search, url), { headers, signal }), context)
    if (context && !context.get(servedContext)) return nothing()
    const isForPage = !pathname.endsWith('.data')
    if (isForPage) {
      context?.set(nothingContext, nothing)
      context?.set(pageOfSiteContext, () => answer(new Request(new URL(`/shop${pathname}${search}`, url), request), context))
    }
    return answer(context?.get(storefrontContext) ? shopFaceOf(request) : request, context)
  }
}

const errorDialog = { live: <LiveErrorDialog />, plain: <PlainErrorDialog /> }

const handlesOf = (entry: EntryContext): unknown[] =>
  entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle)

/**
 * Public pages load their scripts after the largest picture is painted, because preload links cost over a second of LCP on a slow phone; every other
 * page is unchanged.
 */
function bodyFor(entry: EntryContext): Transform {
  const isPublic = handlesOf(entry).some(
    (handle) => typeof handle === 'object' && handle !== null && 'isPublic' in handle && handle.isPublic === true,
  )
  return isPublic ? withoutModulePreloads() : new PassThrough()
}

/** The language of the interface. */
const built = join(process.cwd(), buildFolder, 'client')

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const pageOf = (of: EntryContext) => (
    <NonceContext value={nonce}>
      <ErrorDialogOnServer value={errorDialog}>
        <ServerRouter context={of} url={request.url} nonce={nonce} />
      </ErrorDialogOnServer>
    </NonceContext>
  )
  if (!handlesOf(entry).some(isStaticRoute)) return stream(pageOf(entry), { request, status, headers, entry, nonce })
  const page = await writePlainPage(pageOf({ ...entry, serverHandoffStream: undefined }), built)
  return new Response(page, { headers, status })
}

interface Streamed {
  request: Request
  status: number
  headers: Headers
  entry: EntryContext
  nonce: string
}

/** Resolves when the shell of the page is rendered, or all of it for a search engine. */
function stream(page: ReactNode, { request, status, headers, entry, nonce }: Streamed): Promise<Response> {
  // Larger complete parts are normally streamed after the shell and moved into place by a script: the error dialog must not depend on one.
  const hasError = new URL(request.url).searchParams.has('error')
  const waitForAll = isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let responseStatus = status
    let shellSent = false
    const onReady = () => {
      shellSent = true
      const body = bodyFor(entry)
      body.on('close', () => clearTimeout(timer))
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      ...(hasError && { progressiveChunkSize: Number.MAX_SAFE_INTEGER }),
      [waitForAll ? 'onAllReady' : 'onShellReady']: onReady,
      onShellError: reject,
      onError(error) {
        responseStatus = 500
        // An error before the shell is sent rejects the promise and is reported there.
        if (shellSent && !request.signal.aborted) console.error(error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1000)
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/** Reports an error thrown by a loader or an action; an aborted request is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
