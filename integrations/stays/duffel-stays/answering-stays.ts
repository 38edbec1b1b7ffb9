import type { DroppedEvent, HttpEvent } from '../../http/integration-event.ts'
import { type Answer, type AnsweringServer, serveAnswers } from '../../http/serve-answers.ts'
import type { StaySupplier } from '../port.ts'
import { createDuffelStays } from './index.ts'

/** For tests: it must never appear anywhere. */
export const TOKEN = 'duffel_test_secret_token'

export interface AnsweringStays {
  stays: StaySupplier
  server: AnsweringServer
  /** `POST /duffel/stays/search`, of each request in order. */
  lines(): string[]
  /** The body of the n-th request. */
  sent(index: number): unknown
  /** The dropped items of answers. */
  dropped: DroppedEvent[]
}

const servers: AnsweringServer[] = []

/** For tests: an adapter whose vendor gives these answers in order. */
export async function openStays(...answers: Answer[]): Promise<AnsweringStays> {
  const server = await serveAnswers(...answers)
  servers.push(server)
  const dropped: DroppedEvent[] = []
  const log = (event: HttpEvent | DroppedEvent) => event.event === 'dropped' && dropped.push(event)
  const baseUrl = `${server.url}duffel/`
  const stays = createDuffelStays({
    id: 'stayx2',
    title: 'StayX2',
    baseUrl,
    token: TOKEN,
    webhookSecret: null,
    timeoutMs: 2_000,
    log,
  })
  return {
    stays,
    server,
    lines: () => server.seen.map(({ method, url }) => `${method} ${url}`),
    sent: (index) => JSON.parse(server.seen[index]?.body ?? 'null'),
    dropped,
  }
}

export async function closeStays(): Promise<void> {
  for (const server of servers.splice(0)) await server.close()
}
