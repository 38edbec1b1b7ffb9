import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scrolls a container that is wider than the screen to its middle, where the selected day is. */
export function useMiddle<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [])
  return box
}
