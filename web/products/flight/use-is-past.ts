import { useCallback, useSyncExternalStore } from 'react'

/** Whether an instant has passed. It changes by itself when the time comes; the server's rendering says no. */
export function useIsPast(instant: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, Date.parse(instant) - Date.now()) + 50)
      return () => clearTimeout(timer)
    },
    [instant],
  )
  return useSyncExternalStore(
    subscribe,
    () => Date.parse(instant) <= Date.now(),
    () => false,
  )
}
