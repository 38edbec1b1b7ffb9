import { Agent, type IncomingMessage, request } from 'node:http'
import { demoPassword } from '#server/seed/demo-people.ts'

export interface ProductClient {
  cookie: string
  /** Calls the API as JSON; throws on any status that is not a success. */
  // oxlint-disable-next-line no-explicit-any -- answers of every shape; the product has validated them
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<any>
  /** The answer as it streams in. */
  stream(path: string, body: unknown): Promise<IncomingMessage>
  close(): void
}

/** A signed-in client over kept-alive connections. */
export async function signIn(url: string, email: string): Promise<ProductClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = (method: string, path: string, body: unknown, cookie: string): Promise<IncomingMessage> =>
    new Promise((done, failed) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        ...(cookie ? { cookie } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      }
      request(`${url}/api${path}`, { method, agent, headers }, done).on('error', failed).end(payload)
    })
  const answer = await send('POST', '/auth/sign-in', { email, password: demoPassword }, '')
  await read(answer)
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  return {
    cookie,
    async call(method, path, body) {
      const response = await send(method, path, body, cookie)
      const text = await read(response)
      if (response.statusCode === undefined || response.statusCode >= 300)
        throw new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`)
      return JSON.parse(text)
    },
    stream: (path, body) => send('POST', path, body, cookie),
    close: () => agent.destroy(),
  }
}

async function read(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8')
  let text = ''
  for await (const chunk of response) text += chunk
  return text
}
