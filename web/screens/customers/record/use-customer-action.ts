import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { toast } from '../../../kit/toast.ts'

export type CustomerOutcome = { done: string } | FormOutcome

/** A form that stays on the record: shows the message and calls back, or keeps the failure for the form. */
export function useCustomerAction(onDone: () => void = () => {}) {
  const fetcher = useFetcher<CustomerOutcome>()
  const { data } = fetcher
  const tell = useEffectEvent((words: string) => {
    toast.done(words)
    onDone()
  })
  useEffect(() => {
    if (data && 'done' in data) tell(data.done)
  }, [data])
  return fetcher
}
