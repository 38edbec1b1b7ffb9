import { type Answer, type AnsweringServer, serveAnswers } from '../../http/serve-answers.ts'
import type { PaymentGateway } from '../port.ts'
import { createPaystack } from './index.ts'

/** For tests: it must never appear anywhere. */
export const SECRET = 'sk_test_0123456789'

const servers: AnsweringServer[] = []

/** For tests: an adapter whose gateway gives these answers in order. */
export async function openPaystack(...answers: Answer[]): Promise<PaymentGateway> {
  const server = await serveAnswers(...answers)
  servers.push(server)
  return createPaystack({ baseUrl: server.url, secretKey: SECRET, timeoutMs: 2_000 })
}

/** The requests that the newest of them got. */
export const seenByPaystack = (): AnsweringServer['seen'] => servers.at(-1)?.seen ?? []

export async function closePaystacks(): Promise<void> {
  for (const server of servers.splice(0)) await server.close()
}
