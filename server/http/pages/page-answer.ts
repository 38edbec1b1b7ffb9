import type { IncomingMessage, ServerResponse } from 'node:http'
import { bytesOf, type Coding, hasAlready, type StoredPage, tagOf } from './stored-page.ts'

/** A stored page in one content coding, built once for all clients that accept it. Headers are alternating names and values, as `writeHead` takes them. */
export interface PageAnswer {
  tag: string
  head: readonly string[]
  /** Headers of a 304 for a client that has these bytes already. */
  headUnchanged: readonly string[]
  body: Buffer
}

/** Headers for this request's client only. */
const personal = /^(?:set-cookie|x-request-id|x-ratelimit-.*|retry-after)$/

interface HeadersOfPages {
  /** Headers that a page shares with its 304 and with every other page. */
  shared: Record<string, unknown>
  /** Its content security policy. */
  policy: string
}

export async function toAnswer(page: StoredPage, coding: Coding, { shared, policy }: HeadersOfPages): Promise<PageAnswer> {
  const body = await bytesOf(page, coding)
  const tag = tagOf(page, coding)
  const unchanged = { ...shared, etag: tag, vary: 'accept-encoding' }
  const whole = {
    ...unchanged,
    ...page.headers,
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    'content-security-policy': policy,
    'content-length': body.length,
  }
  return { tag, body, head: byTurns(whole), headUnchanged: byTurns(unchanged) }
}

const byTurns = (headers: Record<string, unknown>): string[] =>
  Object.entries(headers)
    .filter(([name]) => !personal.test(name))
    .flatMap(([name, value]) => [name, String(value)])

export interface Exchange {
  /** Properties of the request for the log. */
  id: string
  request: IncomingMessage
  response: ServerResponse
}

/** Writes stored pages, with or without Fastify; all headers are set here, so hooks add nothing. Returns the status. */
export function sendAnswer(answer: PageAnswer, { id, request, response }: Exchange): 200 | 304 {
  const own = ['x-request-id', id]
  if (hasAlready(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, [...answer.headUnchanged, ...own]).end()
    return 304
  }
  response.writeHead(200, [...answer.head, ...own]).end(request.method === 'HEAD' ? undefined : answer.body)
  return 200
}
