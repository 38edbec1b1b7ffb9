/** The part of autocannon 8 that is used here: https://github.com/mcollina/autocannon#api */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
  }
  interface Result {
    requests: { total: number }
    latency: { p50: number; p99: number }
    throughput: { total: number }
    duration: number
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
