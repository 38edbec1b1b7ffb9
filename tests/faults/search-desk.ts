import { addDays } from '#domain/dates.ts'
import { createIntegrations } from '#integrations/registry.ts'
import { integrationsConfig } from '#server/integrations-config.ts'
import { oneAdultToAbuja } from '../book-flight.ts'
import type { Desk } from './open-desk.ts'

export interface Streamed {
  status: number
  /** `done` or `failed`, by supplier. */
  progress: Record<string, string>
  offers: { supplier: string; id: string; total: { amount: number; currency: string } }[]
  /** The types of the events in sequence. */
  types: string[]
  /** The error with which the stream ended instead of `finished`. */
  failure: { code: string; message: string } | null
}

/** Sets the suppliers, by id and address, with reset circuit breakers. */
export function sellFrom({ t }: Desk, suppliers: Record<string, string>): void {
  const flightSuppliers = Object.entries(suppliers).map(([id, address]) => ({
    id,
    title: id,
    adapter: 'duffel' as const,
    baseUrl: `${address}/duffel/`,
    token: 'duffel_test_sandbox',
    webhookSecret: null,
  }))
  t.system.integrations = createIntegrations({ ...integrationsConfig(t.config), flightSuppliers }, () => {})
}

let day = 0

/** Searches a day that was not searched before. */
export async function searchNewDay({ owner }: Desk): Promise<Streamed> {
  day += 1
  const { status, body } = await owner.call('POST', '/flights/searches', {
    ...oneAdultToAbuja,
    directOnly: true,
    depart: addDays(oneAdultToAbuja.depart, day),
  })
  const data = [...String(body).matchAll(/^data: (\{.*)$/gm)].map(([, text]) => JSON.parse(text ?? ''))
  const progress = data.filter(({ type }) => type === 'supplier').map((event) => [event.progress.id, event.progress.status])
  return {
    status,
    progress: Object.fromEntries(progress),
    offers: data.filter(({ type }) => type === 'found').flatMap(({ upserts }) => upserts),
    types: data.map(({ type }) => type),
    failure: data.find(({ code }) => code) ?? null,
  }
}

/** Replaces the armed faults of one sandbox's suppliers; without one clears them. */
export async function armAt(sandboxUrl: string, fault?: object): Promise<void> {
  await fetch(`${sandboxUrl}/control/faults`, { method: 'DELETE' })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ vendor: 'duffel', ...fault })
  if (fault) await fetch(`${sandboxUrl}/control/faults`, { method: 'POST', headers, body })
}
