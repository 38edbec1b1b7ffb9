import { useSyncExternalStore } from 'react'

let pointed: string | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The hovered result, in the list or on the map: the other one highlights it. */
export function pointAt(id: string | null): void {
  if (pointed === id) return
  pointed = id
  for (const listener of listeners) listener()
}

export const usePointed = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => pointed,
    () => null,
  )

/** Whether it is this result; a card subscribes only to that. */
export const useIsPointed = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pointed === id,
    () => false,
  )
