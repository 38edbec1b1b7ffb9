import { useEffect, useRef } from 'react'
import { useFetchers } from 'react-router'

type List = readonly string[]

/** A list that switches of this screen change one by one, each sending all of it: a second change never takes back the first. */
export function useGoingList(name: string, chosen: List) {
  const going = useFetchers().findLast(({ formData }) => formData?.get('name') === name)?.formData
  const shown = going ? String(going.get('value')) : chosen.join()
  // What was sent last, which may not be drawn yet.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  return {
    shown: itemsOf(shown),
    /** What to send for a change of what was sent last. */
    next(change: (list: List) => List): string {
      latest.current = change(itemsOf(latest.current)).join()
      return latest.current
    },
  }
}

const itemsOf = (list: string): List => list.split(',').filter(Boolean)
