import { useCallback, useSyncExternalStore } from 'react'

/** Which of the instants have passed, in their order. It updates when the next one passes; the server renders none as passed. */
export function useArePast(instants: readonly string[]): boolean[] {
  const key = instants.join()
  const subscribe = useCallback(
    (listener: () => void) => {
      const times = key.split(',').map((instant) => Date.parse(instant) - Date.now())
      const timers = times.filter((wait) => wait > 0).map((wait) => setTimeout(listener, wait + 50))
      return () => timers.forEach(clearTimeout)
    },
    [key],
  )
  const past = useSyncExternalStore(
    subscribe,
    () => key.replaceAll(/[^,]+/g, (instant) => (Date.parse(instant) <= Date.now() ? 'past' : 'coming')),
    () => '',
  ).split(',')
  return instants.map((_, at) => past[at] === 'past')
}

/** Whether an instant has passed. */
export const useIsPast = (instant: string): boolean => useArePast([instant])[0] === true
