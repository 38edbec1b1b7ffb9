import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import type { RegisterVendor, SandboxDeps, Vendor } from './deps.ts'
import { registerDuffel } from './duffel/register.ts'
import { applyTransportFaults } from './frame/apply-transport-faults.ts'
import { openFaults } from './frame/arm-faults.ts'
import { openWebhookSender } from './frame/deliver-webhooks.ts'
import { logRequests } from './frame/log-requests.ts'
import { openStore } from './frame/open-store.ts'
import { readBodies } from './frame/read-bodies.ts'
import { type Controls, registerControl } from './frame/register-control.ts'
import { isVendor } from './frame/vendor-table.ts'
import { registerFrankfurter } from './frankfurter/register.ts'
import { registerOcto } from './octo/register-octo.ts'
import { registerPanel } from './panel/register-panel.ts'
import { registerPaystack } from './paystack/register.ts'
import { registerPexels } from './pexels/register.ts'
import { registerReviews } from './reviews/register.ts'
import { registerStayx } from './stays/register-stayx.ts'
import { registerXcover } from './xcover/register.ts'

export interface SandboxOptions {
  /** Where the state is stored, or ':memory:'. */
  dir: string
  /** The inventory is derived from it. */
  seed?: string
  /** The share of airlines' response times that is really waited: 1 for real times, 0 for other tests. */
  latency?: number
  now?: () => Date
  /** The cities whose tours are listed; default: all. Searches read all of a list, which is 24 MB for every city. */
  tourCities?: readonly string[]
  host?: string
  /** The base address of links to hosted pages, if not the listening one. */
  publicUrl?: string
  /** The webhook address for vendors that configure it in their dashboard instead of their API. */
  webhookUrls?: Partial<Record<Vendor, string>>
}

export interface Sandbox {
  app: FastifyInstance
  /** Listens on `port` (0 picks a free one) and returns the base URL. */
  listen(port?: number): Promise<string>
  /** The base URL, without a trailing slash. */
  readonly url: string
  /** Deletes everything that its users made: orders, payments, armed faults, webhooks that wait. */
  reset(): void
  close(): Promise<void>
}

/** Every simulated vendor. */
const registrations: Partial<Record<Vendor, RegisterVendor>> = {
  duffel: registerDuffel,
  stayx: registerStayx,
  octo: registerOcto,
  paystack: registerPaystack,
  frankfurter: registerFrankfurter,
  pexels: registerPexels,
  reviews: registerReviews,
  xcover: registerXcover,
}

/** Builds the sandbox: an HTTP program with the suppliers' own protocols over a synthetic inventory. It does not listen yet. */
export async function buildSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dir, seed = 'tradewind', latency = 1, now = () => new Date(), host = '127.0.0.1' } = options
  const store = openStore(dir)
  const faults = openFaults({ store, seed, now })
  const webhooks = openWebhookSender(store)
  const webhookUrls = store.collection<string>('frame.webhook-urls')
  const app = fastify({
    logger: false,
    // Routes for HEAD would be half of all: no client of these vendors asks so.
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    routerOptions: {
      ignoreTrailingSlash: true,
      // A Duffel offer id contains the whole journey: longer than the default of 100 characters.
      maxParamLength: 1000,
    },
    bodyLimit: 5_000_000,
    // A hung request is one of the faults: closing must not wait for it.
    forceCloseConnections: true,
  })
  let url = ''
  const baseUrl = () => options.publicUrl ?? url

  readBodies(app)
  const log = logRequests(app, now)
  applyTransportFaults(app, faults)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  await app.register(compress, { encodings: ['gzip', 'deflate'] })

  const controls: Controls = {
    faults,
    webhooks,
    log,
    seed,
    now,
    baseUrl,
    registered: [],
    sections: [],
    webhookUrlOf: (vendor) => webhookUrls.get(vendor) ?? options.webhookUrls?.[vendor] ?? null,
    setWebhookUrl: (vendor, target) => webhookUrls.put(vendor, target),
    reset() {
      store.clear()
      faults.reset()
      webhooks.clear()
      log.clear()
    },
  }
  registerControl(app, controls)
  registerPanel(app, controls)

  const deps: SandboxDeps = {
    store,
    faults,
    deliver: webhooks.deliver,
    now,
    seed,
    latency,
    tourCities: options.tourCities ? new Set(options.tourCities) : null,
    baseUrl,
    webhookUrl: controls.webhookUrlOf,
    showInPanel: (section) => void controls.sections.push(section),
  }
  for (const [name, register] of Object.entries(registrations)) {
    if (!isVendor(name)) continue
    await app.register(async (scope) => register(scope, deps))
    controls.registered.push(name)
  }

  return {
    app,
    async listen(port = 0) {
      const address = new URL(await app.listen({ port, host }))
      url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${address.port}`
      return url
    },
    get url() {
      return baseUrl()
    },
    reset: controls.reset,
    async close() {
      await webhooks.stop()
      await app.close()
      store.close()
    },
  }
}
