import { type Answer, type AnsweringServer, serveAnswers } from '../../http/serve-answers.ts'
import type { FlightSupplier } from '../port.ts'
import { createDuffel } from './index.ts'

/** For tests: it must never appear anywhere. */
export const TOKEN = 'duffel_test_secret_token'

export interface AnsweringDuffel {
  duffel: FlightSupplier
  server: AnsweringServer
  /** The body of the n-th request. */
  sent(index: number): unknown
}

const servers: AnsweringServer[] = []

/** For tests: an adapter whose vendor gives these answers in order. */
export async function openDuffel(...answers: Answer[]): Promise<AnsweringDuffel> {
  const server = await serveAnswers(...answers)
  servers.push(server)
  const duffel = createDuffel({
    id: 'duffel',
    title: 'Duffel',
    baseUrl: `${server.url}duffel/`,
    token: TOKEN,
    webhookSecret: null,
    timeoutMs: 2_000,
  })
  return { duffel, server, sent: (index) => JSON.parse(server.seen[index]?.body ?? 'null') }
}

export async function closeDuffels(): Promise<void> {
  for (const server of servers.splice(0)) await server.close()
}
