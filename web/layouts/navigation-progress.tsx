import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { chunkMs } from '#domain/defaults.ts'
import { toast } from '../kit/toast.ts'
import css from './navigation-progress.module.css'

/**
 * A thin line while the next page loads; after two minutes it reports that the page did not load. It is in a landmark, so that users who navigate by
 * landmarks find it.
 */
export function NavigationProgress() {
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => toast.failed('Check the connection and reload the page.', 'The page did not arrive'), chunkMs)
    return () => clearTimeout(timer)
  }, [isBusy])
  return (
    <div
      className={css.line}
      data-busy={isBusy || undefined}
      role="progressbar"
      aria-label="Loading the page"
      aria-hidden={!isBusy}
    />
  )
}
