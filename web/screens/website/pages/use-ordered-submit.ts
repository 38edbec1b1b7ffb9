import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Intent } from './action.ts'

type Sent = { intent: Intent; value: string } & Record<string, string>

/**
 * Saves a control's value at once. Values are sent one after the other, since requests that run together
 * can reach the server in another order than the clicks; `going` is the last value until it is saved.
 */
export function useOrderedSubmit(): { going: string | null; submit: (sent: Sent) => void } {
  const fetcher = useFetcher()
  const last = useRef<Promise<void>>(Promise.resolve())
  const [latest, setLatest] = useState<Sent | null>(null)
  const submit = (sent: Sent) => {
    setLatest(sent)
    last.current = last.current
      .then(() => fetcher.submit(sent, { method: 'post' }))
      .finally(() => setLatest((now) => (now === sent ? null : now)))
  }
  return { going: latest?.value ?? null, submit }
}
