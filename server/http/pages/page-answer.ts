import type { IncomingMessage, ServerResponse } from 'node:http'
import { bytesOf, type Coding, hasAlready, type StoredPage, tagOf } from './stored-page.ts'

/** A stored page as it leaves in one coding, made once for all who take that. Headers are names and values by turns, as `writeHead` takes them. */
export interface PageAnswer {
  tag: string
  head: readonly string[]
  /** Of a 304, to whoever has these bytes already. */
  headUnchanged: readonly string[]
  body: Buffer
}

/** What a reply tells its own reader alone. */
const personal = /^(?:set-cookie|x-request-id|x-ratelimit-.*|retry-after)$/

interface HeadersOfPages {
  /** What a page has in common with its 304 and with every other page. */
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
  /** Of the request, as the log has it. */
  id: string
  request: IncomingMessage
  response: ServerResponse
}

/** The one way out for stored pages, with or without Fastify: nothing is left that its hooks could add. Returns the status. */
export function sendAnswer(answer: PageAnswer, { id, request, response }: Exchange): 200 | 304 {
  const own = ['x-request-id', id]
  if (hasAlready(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, [...answer.headUnchanged, ...own]).end()
    return 304
  }
  response.writeHead(200, [...answer.head, ...own]).end(request.method === 'HEAD' ? undefined : answer.body)
  return 200
}
