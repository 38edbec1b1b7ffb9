import autocannon from 'autocannon'

export interface Repeated {
  perSecond: number
  p99: number
  /** Bytes of one answer, headers included. */
  bytes: number
}

/** Sends one request again and again over 16 connections. Throws when any answer is not a success. */
export async function repeatRequest(
  url: string,
  options: { seconds: number; cookie?: string; body?: unknown; connections?: number },
): Promise<Repeated> {
  const { seconds, cookie, body, connections = 16 } = options
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const bad = result.errors + result.timeouts + result.non2xx
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} answers of ${url} were no success`)
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
  }
}
