import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const quick = 2000
const slow = 15_000
/** Milliseconds of asking every two seconds; what still moves then is asked for less often. */
const quickFor = 120_000

/** Reads the page's data again and again while `isOn`, each time once the last answer is there; rests while nobody looks or the device is offline. */
export function useRereading(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const started = performance.now()
    let timer = 0
    let isOver = false
    const wait = () => {
      timer = window.setTimeout(ask, performance.now() - started < quickFor ? quick : slow)
    }
    const ask = async () => {
      if (navigator.onLine && document.visibilityState === 'visible') await revalidate()
      if (!isOver) wait()
    }
    wait()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [isOn, revalidate])
}
