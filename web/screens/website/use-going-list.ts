import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Intent, PagesOutcome } from './pages-action.ts'

type List = readonly string[]

/**
 * A list that switches of this screen change one by one, and that is sent whole. One sending follows the other: of two that go together the one that
 * arrives last would win, and that may be the older one.
 */
export function useGoingList(name: string, chosen: List) {
  const fetcher = useFetcher<PagesOutcome>()
  const [wanted, setWanted] = useState<List | null>(null)
  const last = useRef<{ list: List; sent: Promise<void> }>(null)

  async function change(to: (list: List) => List): Promise<void> {
    const before = last.current
    const list = to(before?.list ?? chosen)
    const send = () => fetcher.submit({ intent: 'several' satisfies Intent, name, value: list.join() }, { method: 'post' })
    const sent = before ? before.sent.then(send) : send()
    last.current = { list, sent }
    setWanted(list)
    await sent
    if (last.current.sent !== sent) return
    // What was saved counts, also where the change was refused.
    last.current = null
    setWanted(null)
  }
  return { shown: wanted ?? chosen, change }
}
