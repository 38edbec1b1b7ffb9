import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A box that is wider than the screen opens at its middle, where the chosen day stands. */
export function useMiddle<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [])
  return box
}
