import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { toast } from '../toast.ts'
import type { FormOutcome } from './outcome.ts'

/** The action data of the page: a message, or a failure. */
export type PageOutcome = { done: string } | FormOutcome

/** A form that stays on its page: shows the message and calls back, or keeps the failure for the form. */
export function usePageAction(onDone: () => void = () => {}) {
  const fetcher = useFetcher<PageOutcome>()
  const { data } = fetcher
  // Only a new response counts, not a new callback.
  const tell = useEffectEvent((words: string) => {
    toast.done(words)
    onDone()
  })
  useEffect(() => {
    if (data && 'done' in data) tell(data.done)
  }, [data])
  return fetcher
}
