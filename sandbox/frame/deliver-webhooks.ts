import { randomUUID } from 'node:crypto'
import type { Delivery, Store, Vendor } from '../deps.ts'
import { spoilSignature } from './spoil-signature.ts'

export const webhookModes = {
  normal: 'At once, signed, retried until answered',
  late: 'Held back for a while',
  twice: 'Every event arrives two times',
  forged: 'The signature is wrong',
  never: 'Kept here and not sent',
  'out-of-order': 'The next event overtakes the one before',
} as const

export type WebhookMode = keyof typeof webhookModes
export const isWebhookMode = (name: string): name is WebhookMode => Object.hasOwn(webhookModes, name)

export interface Attempt {
  at: string
  status: number | null
  error: string | null
  ms: number
}

export interface QueuedDelivery extends Delivery {
  state: 'queued' | 'delivered' | 'failed' | 'withheld'
  mode: WebhookMode
  forged: boolean
  createdAt: string
  /** Epoch milliseconds of the next attempt. */
  dueAt: number
  /** The id of another delivery: after its attempt, this one is sent. */
  behind: string | null
  attempts: Attempt[]
}

interface ModeSetting {
  mode: WebhookMode
  /** The delay of `late`, and how long `out-of-order` waits for a later event. */
  holdMs: number
}

export interface WebhookSender {
  deliver(delivery: Delivery): void
  setMode(vendor: Vendor, setting: ModeSetting): void
  modeOf(vendor: Vendor): ModeSetting
  list(limit: number): QueuedDelivery[]
  /** Sends a stored delivery again, with its valid signature. False when it is unknown. */
  redeliver(id: string): boolean
  /** Drops the deliveries waiting in memory after the store has been cleared. */
  clear(): void
  stop(): Promise<void>
}

const ATTEMPTS = 20
const ANSWER_WITHIN = 10_000
const AT_ONCE = 8

/** 0.2 s, 0.4 s, 0.8 s ... at most ten minutes: fast enough for a test, long enough for a receiver that is down for hours. */
const pauseAfter = (attempts: number) => Math.min(200 * 2 ** (attempts - 1), 600_000)

/** Posts queued webhooks. The queue is in the store, so an event queued before a crash is sent after it: at least once. */
export function openWebhookSender(store: Store): WebhookSender {
  const saved = store.collection<QueuedDelivery>('frame.deliveries', {
    state: ({ state }) => state,
    behind: ({ behind }) => behind,
  })
  const settings = store.collection<ModeSetting>('frame.webhook-modes')
  /** The due time of each queued delivery. The store is authoritative; this avoids reading thousands of documents at each wake-up. */
  const due = new Map(saved.find('state', 'queued').map(({ id, dueAt }) => [id, dueAt]))
  const sending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  // The wall clock, not the sandbox's own: a test with a fixed clock still expects its webhooks.
  const clock = () => Date.now()

  async function attempt(delivery: QueuedDelivery): Promise<Attempt> {
    const began = clock()
    const at = new Date(began).toISOString()
    const headers = delivery.forged ? spoilSignature(delivery.headers) : delivery.headers
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        body: delivery.body,
        headers: { 'content-type': 'application/json', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      })
      await answer.body?.cancel()
      return { at, status: answer.status, error: null, ms: clock() - began }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return { at, status: null, error: cause instanceof Error ? cause.message : String(cause), ms: clock() - began }
    }
  }

  const save = (delivery: QueuedDelivery) => {
    saved.put(delivery.id, delivery)
    if (delivery.state === 'queued') due.set(delivery.id, delivery.dueAt)
    else due.delete(delivery.id)
  }

  async function send(id: string) {
    const delivery = saved.get(id)
    // Queued in a write that was rolled back, or removed by a reset.
    if (delivery === undefined) return void due.delete(id)
    const outcome = await attempt(delivery)
    const current = stopped ? undefined : saved.get(id)
    if (current === undefined) return
    const attempts = [...current.attempts, outcome]
    const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
    const waiting = attempts.length < ATTEMPTS ? 'queued' : 'failed'
    store.atomically(() => {
      save({ ...current, attempts, state: delivered ? 'delivered' : waiting, dueAt: clock() + pauseAfter(attempts.length) })
      for (const held of saved.find('behind', id)) save({ ...held, behind: null, dueAt: clock() })
    })
  }

  function wake() {
    clearTimeout(timer)
    if (stopped) return
    let next = Number.POSITIVE_INFINITY
    for (const [id, at] of due) {
      if (sending.has(id)) continue
      if (at > clock()) next = Math.min(next, at)
      else if (sending.size < AT_ONCE) {
        sending.add(id)
        void send(id).finally(() => {
          sending.delete(id)
          wake()
        })
      }
    }
    if (next === Number.POSITIVE_INFINITY) return
    timer = setTimeout(wake, Math.max(10, next - clock()))
    timer.unref()
  }

  const wakeSoon = () => {
    clearTimeout(timer)
    // After the caller's atomic write, which may still be rolled back.
    timer = setTimeout(wake, 0)
  }

  const modeOf = (vendor: Vendor): ModeSetting => settings.get(vendor) ?? { mode: 'normal', holdMs: 5000 }

  const queue = (delivery: Delivery, mode: WebhookMode, change: Partial<QueuedDelivery> = {}) =>
    save({
      ...delivery,
      state: 'queued',
      mode,
      forged: false,
      createdAt: new Date(clock()).toISOString(),
      dueAt: clock(),
      behind: null,
      attempts: [],
      ...change,
    })

  const queueBy: Record<WebhookMode, (delivery: Delivery, holdMs: number) => void> = {
    normal: (delivery) => queue(delivery, 'normal'),
    late: (delivery, holdMs) => queue(delivery, 'late', { dueAt: clock() + holdMs }),
    twice: (delivery) => {
      queue(delivery, 'twice')
      queue(delivery, 'twice', { id: `${delivery.id}-again` })
    },
    forged: (delivery) => queue(delivery, 'forged', { forged: true }),
    never: (delivery) => queue(delivery, 'never', { state: 'withheld' }),
    'out-of-order': (delivery, holdMs) => {
      const held = saved.find('behind', 'next').find((one) => one.vendor === delivery.vendor && one.attempts.length === 0)
      queue(delivery, 'out-of-order', held ? {} : { behind: 'next', dueAt: clock() + holdMs })
      if (held) save({ ...held, behind: delivery.id, dueAt: clock() + holdMs })
    },
  }

  wake()

  return {
    deliver(delivery) {
      const { mode, holdMs } = modeOf(delivery.vendor)
      queueBy[mode](delivery, holdMs)
      wakeSoon()
    },
    setMode: (vendor, setting) => settings.put(vendor, setting),
    modeOf,
    list: (limit) => saved.page({ limit }).items,
    redeliver(id) {
      const original = saved.get(id)
      if (original === undefined) return false
      const { vendor, url, body, headers } = original
      queue({ id: `${id}-${randomUUID().slice(0, 8)}`, vendor, url, body, headers }, 'normal')
      wakeSoon()
      return true
    },
    clear() {
      clearTimeout(timer)
      due.clear()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
