import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const quick = 2000
const slow = 15_000
/** After this many milliseconds of polling every two seconds, polling slows down. */
const quickFor = 120_000

const slowingDown = (sinceStart: number): number => (sinceStart < quickFor ? quick : slow)

/**
 * Asks repeatedly while `isOn`, each time after the last response; pauses while the page is hidden or the device is offline. `waitOf`: the
 * milliseconds until the next time, by those since the start.
 */
export function usePolling(isOn: boolean, ask: () => Promise<void>, waitOf: (sinceStart: number) => number): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!isOn) return
    const started = performance.now()
    let timer = 0
    let isOver = false
    const wait = () => {
      timer = window.setTimeout(poll, waitOf(performance.now() - started))
    }
    const poll = async () => {
      if (navigator.onLine && document.visibilityState === 'visible') await askNow()
      if (!isOver) wait()
    }
    wait()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [isOn, waitOf])
}

/** Reloads the page's data repeatedly while `isOn`. */
export function useRereading(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  usePolling(isOn, revalidate, slowingDown)
}
