import { randomUUID } from 'node:crypto'
import type { Store } from '../deps.ts'

interface Alarm {
  id: string
  kind: string
  subject: string
  /** Epoch milliseconds. */
  at: number
}

export interface Alarms {
  /** Triggers `kind` for `subject` after `delay` milliseconds, also after a restart of the sandbox. */
  set(kind: string, subject: string, delay: number): void
  stop(): void
}

/**
 * Delayed actions of a vendor: a transfer settles, a refund is processed. Alarms are in the store. They use the wall clock, because a test with a
 * fixed clock expects them, too.
 */
export function openAlarms(store: Store, name: string, ring: Record<string, (subject: string) => void>): Alarms {
  const saved = store.collection<Alarm>(`frame.alarms.${name}`)
  const timers = new Set<NodeJS.Timeout>()

  const start = (alarm: Alarm) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        // A reset may have cleared the store since.
        if (saved.get(alarm.id) === undefined) return
        store.atomically(() => {
          saved.remove(alarm.id)
          ring[alarm.kind]?.(alarm.subject)
        })
      },
      Math.max(0, alarm.at - Date.now()),
    )
    timer.unref()
    timers.add(timer)
  }

  for (const alarm of saved.page({ limit: 10_000 }).items) start(alarm)

  return {
    set(kind, subject, delay) {
      const alarm = { id: randomUUID(), kind, subject, at: Date.now() + delay }
      saved.put(alarm.id, alarm)
      start(alarm)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
