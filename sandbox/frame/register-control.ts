import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { PanelSection, Vendor } from '../deps.ts'
import type { FaultBoard } from './arm-faults.ts'
import type { WebhookSender } from './deliver-webhooks.ts'
import { isWebhookMode, webhookModes } from './deliver-webhooks.ts'
import { businessFaults, isFault, transportFaults } from './fault-table.ts'
import type { RequestLog } from './log-requests.ts'
import { isVendor, vendors } from './vendor-table.ts'

export interface Controls {
  faults: FaultBoard
  webhooks: WebhookSender
  log: RequestLog
  seed: string
  now(): Date
  baseUrl(): string
  registered: Vendor[]
  /** The vendors' own parts of the panel. */
  sections: PanelSection[]
  webhookUrlOf(vendor: Vendor): string | null
  setWebhookUrl(vendor: Vendor, url: string): void
  /** Clears everything: faults, deliveries, and all stored data of the vendors. */
  reset(): void
}

const Vendor = z.custom<Vendor>((value) => typeof value === 'string' && isVendor(value), 'is no vendor of this sandbox')
const wholeNumber = z.coerce.number().int()

export const FaultRequest = z.object({
  vendor: z.union([Vendor, z.literal('all')]).default('all'),
  fault: z.custom<string>((value) => typeof value === 'string' && isFault(value), 'is no fault of this sandbox').refine(isFault),
  path: z.string().startsWith('/').nullish(),
  method: z.string().nullish(),
  times: wholeNumber.positive().nullish(),
  ms: wholeNumber.nonnegative().nullish(),
  rate: z.coerce.number().min(0).max(1).optional(),
  field: z.string().nullish(),
  key: z.string().nullish(),
})

export const ModeRequest = z.object({
  vendor: Vendor,
  mode: z.string().refine(isWebhookMode, 'is no webhook mode'),
  ms: wholeNumber.nonnegative().optional(),
})

export const UrlRequest = z.object({ vendor: Vendor, url: z.url() })

/** The sandbox's visible state, as in the panel. */
export const describe = (controls: Controls) => ({
  seed: controls.seed,
  now: controls.now().toISOString(),
  base_url: controls.baseUrl(),
  vendors: controls.registered.map((name) => ({
    name,
    ...vendors[name],
    base_url: `${controls.baseUrl()}/${name}`,
    webhook_url: controls.webhookUrlOf(name),
    webhook_mode: controls.webhooks.modeOf(name),
  })),
  faults: controls.faults.armed(),
  known_faults: { transport: transportFaults, business: businessFaults },
  webhook_modes: webhookModes,
})

const refuse = (reply: FastifyReply, error: z.ZodError) =>
  reply.code(422).send({
    error: {
      code: 'invalid_request',
      message: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    },
  })

/** The control API: JSON under `/control/`, for tests, scripts and the panel. */
export function registerControl(app: FastifyInstance, controls: Controls): void {
  // A page of another origin, open in the same browser, must not be able to use the control API.
  app.addHook('onRequest', async (request, reply) => {
    const foreign = request.headers['sec-fetch-site'] === 'cross-site'
    if (foreign && request.method !== 'GET' && /^\/(control|panel)\//.test(request.url)) {
      return reply
        .code(403)
        .send({ error: { code: 'cross_site', message: 'The control panel takes orders from its own pages only' } })
    }
  })

  app.get('/control/state', async () => describe(controls))
  app.get('/control/faults', async () => ({ faults: controls.faults.armed() }))
  app.post('/control/faults', async (request, reply) => {
    const asked = FaultRequest.safeParse(request.body)
    return asked.success ? reply.code(201).send(controls.faults.arm(asked.data)) : refuse(reply, asked.error)
  })
  app.delete('/control/faults', async () => {
    controls.faults.clear()
    return { faults: [] }
  })
  app.delete<{ Params: { id: string } }>('/control/faults/:id', async (request) => {
    controls.faults.clear(request.params.id)
    return { faults: controls.faults.armed() }
  })

  app.get<{ Querystring: { limit?: string } }>('/control/webhooks', async (request) => ({
    modes: Object.fromEntries(controls.registered.map((vendor) => [vendor, controls.webhooks.modeOf(vendor)])),
    deliveries: controls.webhooks.list(Math.min(Number(request.query.limit) || 50, 500)),
  }))
  app.post('/control/webhooks', async (request, reply) => {
    const asked = ModeRequest.safeParse(request.body)
    if (!asked.success) return refuse(reply, asked.error)
    const { vendor, mode, ms } = asked.data
    controls.webhooks.setMode(vendor, { mode, holdMs: ms ?? 5000 })
    return { vendor, ...controls.webhooks.modeOf(vendor) }
  })
  app.post<{ Params: { id: string } }>('/control/webhooks/:id/redeliver', async (request, reply) => {
    if (controls.webhooks.redeliver(request.params.id)) return reply.code(202).send({ queued: true })
    return reply.code(404).send({ error: { code: 'not_found', message: 'No such delivery' } })
  })
  app.post('/control/webhook-url', async (request, reply) => {
    const asked = UrlRequest.safeParse(request.body)
    if (!asked.success) return refuse(reply, asked.error)
    controls.setWebhookUrl(asked.data.vendor, asked.data.url)
    return asked.data
  })

  app.get('/control/log', async () => ({ requests: controls.log.list() }))
  app.post('/control/reset', async () => {
    controls.reset()
    return describe(controls)
  })
}
