/** The part of autocannon 8 that is used here: https://github.com/mcollina/autocannon#api */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** Each connection sends them in turn, repeatedly. */
    requests?: { headers: Record<string, string> }[]
    /** Gets the client of each connection. */
    setupClient?: (client: Client) => void
  }
  export interface Client {
    /** Not documented: the requests without a response yet. */
    pipelinedRequests: { addBody(bytes: Buffer): void }
  }
  interface Result {
    requests: { total: number }
    throughput: { total: number }
    duration: number
    errors: number
    timeouts: number
    non2xx: number
  }
  interface Instance extends Promise<Result> {
    /** `milliseconds` until the response. */
    on(event: 'response', heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void): void
  }
  export default function autocannon(options: Options): Instance
}
