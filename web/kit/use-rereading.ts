import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const quick = 2000
const slow = 15_000
/** After this many milliseconds of polling every two seconds, polling slows down. */
const quickFor = 120_000

/** Reloads the page's data repeatedly while `isOn`, each time after the last response; pauses while the page is hidden or the device is offline. */
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
