import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { FormOutcome } from '../kit/form/outcome.ts'
import { toast } from '../kit/toast.ts'

/** What an agent may do with an order; the order names those that are possible now. */
export type OrderAction = OrderDetail['actions'][number]

/** What the order page's action answers: words of what was done, or what stopped it. */
export type OrderOutcome = { done: string } | FormOutcome

/** A form that stays on the order page: says what was done and calls back, or keeps the failure for the form to show. */
export function useOrderAction(onDone: () => void) {
  const fetcher = useFetcher<OrderOutcome>()
  const { data } = fetcher
  // Only a new answer counts, not a new callback.
  const tell = useEffectEvent((words: string) => {
    toast.done(words)
    onDone()
  })
  useEffect(() => {
    if (data && 'done' in data) tell(data.done)
  }, [data])
  return fetcher
}
