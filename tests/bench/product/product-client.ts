import { Agent, type IncomingMessage, request } from 'node:http'
import { demoPassword } from '#server/seed/demo-people.ts'

export interface ProductClient {
  /** Its cookies, as sent. */
  readonly cookie: string
  /** Calls the API as JSON; throws on any status that is not a success. */
  // oxlint-disable-next-line no-explicit-any -- answers of every shape; the product has validated them
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown): Promise<any>
  /** The streamed response. */
  stream(path: string, body: unknown): Promise<IncomingMessage>
  /** A page as text; throws on any status that is not a success. */
  page(path: string): Promise<string>
  close(): void
}

/** A client over persistent connections with a cookie jar. `host` is the Host header; default: the address's own. */
export function clientAt(url: string, { host }: { host?: string } = {}): ProductClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (method: string, path: string, body?: unknown): Promise<IncomingMessage> => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(host ? { host } : {}),
      ...(cookies.size > 0 ? { cookie: cookie() } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    }
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      request(url + path, { method, agent, headers }, done)
        .on('error', failed)
        .end(payload)
    })
    for (const one of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const text = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await send(method, path, body)
    const whole = await read(answer)
    if (answer.statusCode === undefined || answer.statusCode >= 300)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${whole.slice(0, 300)}`)
    return whole
  }
  return {
    get cookie() {
      return cookie()
    },
    call: async (method, path, body) => JSON.parse(await text(method, `/api${path}`, body)),
    stream: (path, body) => send('POST', `/api${path}`, body),
    page: (path) => text('GET', path),
    close: () => agent.destroy(),
  }
}

/** A member at their desk. */
export async function signIn(url: string, email: string): Promise<ProductClient> {
  const client = clientAt(url)
  await client.call('POST', '/auth/sign-in', { email, password: demoPassword })
  return client
}

async function read(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8')
  let text = ''
  for await (const chunk of response) text += chunk
  return text
}
