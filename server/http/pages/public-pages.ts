import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageFacts } from '#domain/site/pages.ts'
import type { Web } from '#web/context.ts'
import { readLive } from '../../modules/site/read-published.ts'
import type { System } from '../../system.ts'
import { apiFor } from '../api/api.ts'
import { pagePolicy } from '../guards/content-security-policy.ts'
import type { RequestContext } from '../request-context.ts'
import { findAgency, findHost } from '../visitor/find-host.ts'
import { hostName } from '../visitor/tenant.ts'
import { identifyVisitor } from '../visitor/visitor.ts'
import { type PageAnswer, toAnswer } from './page-answer.ts'
import { createMemoryCache } from '../../memory-cache.ts'
import { codingFor, type StoredPage, toStoredPage } from './stored-page.ts'

/** Renders a page for the visitor that `web` stands for. */
export type Render = (request: Request, web: Web) => Promise<Response>

export interface PublicPages {
  /** The cached response to an equal request; null without one, or when this request needs the full handling. */
  atHand(request: IncomingMessage): PageAnswer | null
  /** The page of this address that is the same for everybody, with the headers that `reply` has so far; null for other pages. */
  find(request: FastifyRequest, reply: FastifyReply, render: Render): Promise<PageAnswer | null>
}

/** Content pages and their aliases. */
const paths: ReadonlySet<string> = new Set([...Object.values(pageFacts).map(({ path }) => path), '/tos'])
/** Pages that the agency added, and those of cities. */
const madePaths = /^\/(?:pages|destinations)\/[a-z0-9-]{1,64}$/
const times = { freshMs: 60_000, staleMs: 600_000 }
const cacheControl = `public, max-age=0, s-maxage=${times.freshMs / 1_000}, stale-while-revalidate=${times.staleMs / 1_000}`
const MOST_BYTES = 64 * 1024 * 1024
/** A cached response is sent before the tenant lookup; its age is not checked. It may be stale by at most this time. */
const AT_HAND_MS = 5_000
const MOST_BYTES_AT_HAND = 32 * 1024 * 1024
/** Bytes of a response besides its body: key and headers. */
const HEADERS = 4_096
/** Sent as a crawler, so that the whole page is rendered before it is answered. */
const userAgent = 'Tradewind page store (bot)'

/**
 * Pages of published storefronts, rendered once a version for a visitor without cookies and sent to everybody. Publishing evicts them on every node
 * (`system.invalidation`). Pages that need a session, a query or an inline script are rendered for each request.
 */
export function createPublicPages(system: System): PublicPages {
  const pages = createMemoryCache<StoredPage | null>({
    ...times,
    most: MOST_BYTES,
    sizeOf: (page) => page?.weight ?? 0,
    isStored: () => true,
    now: () => system.now(),
    onError: (error) => system.log.error({ err: error }, 'a page could not be rendered again'),
  })
  const policy = pagePolicy(null, system.config)
  // When the database is unavailable, a stale page is better than none; stale pages are also sent while a new one is rendered.
  const answers = createMemoryCache<PageAnswer | null>({
    freshMs: AT_HAND_MS,
    most: MOST_BYTES_AT_HAND,
    sizeOf: (answer) => (answer?.body.length ?? 0) + HEADERS,
    now: () => system.now(),
    staleIfError: true,
    onError: (error) => system.log.warn({ err: error }, 'a page is sent as it was last'),
  })
  system.invalidation.subscribe((agencyId) => {
    pages.invalidate(agencyId === null ? '' : `${agencyId} `)
    answers.invalidate()
  })
  const make = async (request: FastifyRequest, reply: FastifyReply, render: Render): Promise<PageAnswer | null> => {
    const { url, headers } = request
    const host = await findHost(system, headers.host)
    const agency = host.kind === 'storefront' ? await findAgency(system, host.slug) : null
    const live = agency && (await readLive(system, agency))
    if (!live) return null
    const { number, origin } = live
    const page = await pages.get(`${agency.id} v${number} ${url}`, async () => {
      const context = await strangerAt(system, origin)
      const web = {
        api: apiFor(context),
        responseHeaders: context.resHeaders,
        nonce: '',
        origin,
        isStorefront: true,
        isServed: true,
      }
      const response = await render(new Request(new URL(url, origin), { headers: context.headers }), web)
      return context.resHeaders.has('set-cookie') ? null : toStoredPage(response)
    })
    if (!page) return null
    const shared = { ...reply.getHeaders(), 'cache-control': cacheControl }
    return toAnswer(page, codingFor(headers['accept-encoding']), { shared, policy })
  }
  return {
    atHand(request) {
      if (!isPublic(request) || hasBody(request)) return null
      return answers.fresh(nameOf(request)) ?? null
    },
    async find(request, reply, render) {
      return isPublic(request) ? answers.get(nameOf(request), () => make(request, reply, render)) : null
    },
  }
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const isPublic = ({ method, url = '' }: Asked) =>
  (method === 'GET' || method === 'HEAD') && (paths.has(url) || madePaths.test(url))

/** Requests with a body are validated, and read, by the full handling. */
const hasBody = ({ headers }: Asked) => headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Everything that a response depends on. */
const nameOf = ({ url, headers }: Asked) => `${codingFor(headers['accept-encoding'])} ${hostName(headers.host)}${url}`

/** A visitor without cookies. */
async function strangerAt(system: System, origin: string): Promise<RequestContext> {
  const { host } = new URL(origin)
  return {
    system,
    visitor: await identifyVisitor(system, { host }),
    headers: new Headers({ host, accept: 'text/html', 'user-agent': userAgent }),
    resHeaders: new Headers(),
    ipAddress: '127.0.0.1',
    requestId: system.newId(),
  }
}
