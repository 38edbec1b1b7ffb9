import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface HttpAnswer {
  statusCode: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

export interface HttpQuestion {
  headers?: Record<string, string>
  method?: 'GET' | 'HEAD'
}

/** Sends a request to a listening server, without additional headers and decompression: `inject` would bypass the page cache in front of Fastify. */
export function askOverHttp(url: string, { headers = {}, method = 'GET' }: HttpQuestion = {}): Promise<HttpAnswer> {
  return new Promise((done, failed) => {
    const asking = request(url, { method, headers, agent: false }, (answer) => {
      const { statusCode = 0, headers: told } = answer
      buffer(answer).then((bytes) => done({ statusCode, headers: told, bytes }), failed)
    })
    asking.on('error', failed).end()
  })
}
