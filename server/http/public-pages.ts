import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageFacts } from '#domain/site/pages.ts'
import type { Web } from '#web/context.ts'
import { readLive } from '../modules/site/read-published.ts'
import type { System } from '../system.ts'
import { apiFor } from './api.ts'
import { securityPolicy } from './content-security-policy.ts'
import { findAgency, findHost } from './find-host.ts'
import { createPageStore } from './page-store.ts'
import type { RequestContext } from './request-context.ts'
import { bytesOf, codingFor, hasAlready, type StoredPage, tagOf, toStoredPage } from './stored-page.ts'
import { identifyVisitor } from './visitor.ts'

/** Renders a page for the visitor that `web` stands for. */
export type Render = (request: Request, web: Web) => Promise<Response>

export interface PublicPages {
  /** The page that everybody sees at this address; null for what is not the same for everybody. */
  find(request: FastifyRequest, render: Render): Promise<StoredPage | null>
}

/** Content pages, and the names that some of them have beside their own. */
const paths: ReadonlySet<string> = new Set([...Object.values(pageFacts).map(({ path }) => path), '/tos'])
const times = { freshMs: 60_000, staleMs: 600_000 }
const cacheControl = `public, max-age=0, s-maxage=${times.freshMs / 1_000}, stale-while-revalidate=${times.staleMs / 1_000}`
const MOST_BYTES = 64 * 1024 * 1024
/** Named as a machine that reads, so that the whole page is there before it is answered. */
const userAgent = 'Tradewind page store (bot)'

/**
 * Pages of published storefronts, rendered once a version for a visitor without cookies and given to everybody. Publishing forgets them, on every
 * node (`News`). What needs a session, a query or a script within the page is left to the ordinary way.
 */
export function createPublicPages(system: System): PublicPages {
  const store = createPageStore<StoredPage>({
    ...times,
    most: MOST_BYTES,
    now: () => system.now().getTime(),
    onError: (error) => system.log.error({ err: error }, 'a page could not be rendered anew'),
  })
  system.news.onHear((agencyId) => store.forget(agencyId))
  return {
    async find({ method, url, headers }, render) {
      if ((method !== 'GET' && method !== 'HEAD') || !paths.has(url)) return null
      const host = await findHost(system, headers.host)
      const agency = host.kind === 'storefront' ? await findAgency(system, host.slug) : null
      const live = agency && (await readLive(system, agency))
      if (!live) return null
      const { number, origin } = live
      return store.get({ agencyId: agency.id, page: `v${number} ${url}` }, async () => {
        const context = await strangerAt(system, origin)
        const web = { api: apiFor(context), responseHeaders: context.resHeaders, nonce: '', origin, isStorefront: true }
        const response = await render(new Request(new URL(url, origin), { headers: context.headers }), web)
        return context.resHeaders.has('set-cookie') ? null : toStoredPage(response)
      })
    },
  }
}

/** Somebody who has never been there and brings nothing. */
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

/** Answers with a stored page in the coding that the browser takes, or with 304 when it has it. */
export async function sendStoredPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
  const coding = codingFor(request.headers['accept-encoding'])
  const tag = tagOf(page, coding)
  reply.headers({ etag: tag, 'cache-control': cacheControl, vary: 'accept-encoding' })
  if (hasAlready(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const body = await bytesOf(page, coding)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .headers({ ...page.headers, 'content-security-policy': securityPolicy(null), 'content-length': body.length })
    .send(body)
}
