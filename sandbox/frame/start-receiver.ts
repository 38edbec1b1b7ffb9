import { createServer } from 'node:http'

export interface Received {
  body: string
  headers: Record<string, string | string[] | undefined>
}

export interface Receiver {
  url: string
  received: Received[]
  /** Statuses for the next answers, in order; after them 200. */
  answers: number[]
  /** Resolves once `count` webhooks have arrived; rejects after ten seconds. */
  arrived(count: number): Promise<Received[]>
  close(): Promise<void>
}

const PATIENCE = 10_000

/** A subscriber for tests: stores the webhooks posted to it, with configurable answers. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = []
  const answers: number[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
      response.writeHead(answers.shift() ?? 200).end()
      for (const check of waiting) check()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}/hook`,
    received,
    answers,
    arrived: (count) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(check)
          reject(new Error(`${received.length} of ${count} webhooks arrived`))
        }, PATIENCE)
        const check = () => {
          if (received.length < count) return
          clearTimeout(late)
          waiting.delete(check)
          resolve(received)
        }
        waiting.add(check)
        check()
      }),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
