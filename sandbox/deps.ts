import type { FastifyInstance } from 'fastify'
import type { Html } from './frame/write-html.ts'

/** A durable set of JSON documents. Every write is on disk before it returns; a restart loses nothing. */
export interface Collection<T> {
  get(id: string): T | undefined
  put(id: string, value: T): void
  remove(id: string): void
  /** Documents whose declared index `name` equals `value`, oldest first. */
  find(name: string, value: string): T[]
  /** A page, newest first. `after` and `before` are opaque cursors; a null cursor means there is no further page. */
  page(options: { limit: number; after?: string; before?: string }): { items: T[]; after: string | null; before: string | null }
}

export interface Store {
  /** `indexes` maps an index name to the values by which a document is found; null omits it. */
  collection<T>(name: string, indexes?: Record<string, (value: T) => string | string[] | null>): Collection<T>
  /** Runs `work` as one atomic write. */
  atomically<R>(work: () => R): R
}

export type Vendor = 'duffel' | 'stayx' | 'paystack' | 'frankfurter' | 'octo' | 'xcover' | 'pexels' | 'reviews'

/** Business faults of a vendor, applied by the vendor's own code. Transport faults (slow, 5xx, malformed, hang...) are applied by the frame. */
export type BusinessFault =
  | 'price-change'
  | 'sold-out'
  | 'offer-gone'
  | 'ticket-refused'
  | 'accepted-then-lost'
  | 'pending-then-created'
  | 'pending-then-failed'
  | 'schedule-change'
  | 'insufficient-balance'
  | 'decline'
  | 'three-d-secure'
  | 'booking-refused'
  | 'too-late'
  | 'update-refused'
  | 'short-hold'

export interface Faults {
  /** True if the fault is armed for this vendor; a fault armed N times is used N times. With `path`, a fault armed for other paths is ignored. */
  take(vendor: Vendor, fault: BusinessFault, path?: string): boolean
}

/** An event to post to a subscriber: signed and serialised by the vendor, sent (late, twice, forged or never, as armed) and retried by the frame. */
export interface Delivery {
  id: string
  vendor: Vendor
  url: string
  body: string
  headers: Record<string, string>
}

/** A vendor's part of the control panel; it is rendered again every two seconds. */
export interface PanelSection {
  region: string
  title: string
  write(): Html
}

export interface SandboxDeps {
  store: Store
  faults: Faults
  /** Queues a webhook; it survives a restart. */
  deliver(delivery: Delivery): void
  now(): Date
  /** Inventory is a pure function of this seed and of the requested dates. */
  seed: string
  /** The share of airlines' response times that is really waited: 1 for real times, 0 for none. */
  latency: number
  /** The names of the cities whose tours are listed; null for all. */
  tourCities: ReadonlySet<string> | null
  /** The address of this sandbox, without a trailing slash, such as `http://127.0.0.1:3001`. */
  baseUrl(): string
  /** The webhook address for a vendor that configures it in its dashboard instead of its API; null without one. */
  webhookUrl?(vendor: Vendor): string | null
  /** Adds a part to the control panel; absent without a panel. */
  showInPanel?(section: PanelSection): void
}

/** Each vendor folder exports one: it registers the vendor's routes under the vendor's prefix. */
export type RegisterVendor = (app: FastifyInstance, deps: SandboxDeps) => Promise<void>
