import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { FormOutcome } from '../kit/form/outcome.ts'
import { toast } from '../kit/toast.ts'

/** What an agent may do with an order; the order lists the actions that are possible now. */
export type OrderAction = OrderDetail['actions'][number]

/** The action data of the order page: a message, or a failure. */
export type OrderOutcome = { done: string } | FormOutcome

/** A form that stays on the order page: shows the message and calls back, or keeps the failure for the form. */
export function useOrderAction(onDone: () => void) {
  const fetcher = useFetcher<OrderOutcome>()
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
