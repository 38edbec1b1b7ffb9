import autocannon, { type Client } from 'autocannon'
import { quantile } from '../spread.ts'

export interface Repeated {
  total: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Bytes of one answer, headers included. */
  bytes: number
}

export interface Repeating {
  seconds: number
  cookie?: string
  body?: unknown
  connections?: number
  /** The requests in turn: different paths or hosts. */
  each?: readonly { path?: string; host?: string }[]
  /** As in Accept-Encoding. */
  coding?: string
}

/** Repeats a request, or several in turn, over 16 connections. Throws when any response is not a success, and when there is none. */
export async function repeatRequest(url: string, options: Repeating): Promise<Repeated> {
  const { seconds, cookie, body, connections = 16, each = [], coding } = options
  const headers = {
    ...(cookie ? { cookie } : {}),
    ...(coding ? { 'accept-encoding': coding } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const requests = each.map(({ path, host }) => ({
    ...(path ? { path } : {}),
    headers: { ...headers, ...(host ? { host } : {}) },
  }))
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    setupClient: leaveBodies,
    ...(requests.length > 0 ? { requests } : {}),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const times: number[] = []
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await running
  const { total } = result.requests
  if (total === 0) throw new Error(`${url} answered nothing within ${seconds} s`)
  const bad = result.errors + result.timeouts + result.non2xx
  if (bad > 0) throw new Error(`${bad} of ${total} answers of ${url} were no success`)
  return {
    total,
    perSecond: total / result.duration,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: result.throughput.total / total,
  }
}

/** autocannon decodes every body as text, which costs it ten times what compressed bytes cost their server; nothing reads the text. */
function leaveBodies({ pipelinedRequests }: Client): void {
  pipelinedRequests.addBody = () => undefined
}
