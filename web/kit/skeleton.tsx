import css from './skeleton.module.css'

/** A grey bar in place of a text or picture that is loading. Sizes are CSS lengths. */
export function SkeletonBar({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={css.bar} style={{ width, height }} />
}

/** Skeleton lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <SkeletonBar key={at} width={at === lines - 1 ? '62%' : '100%'} />
      ))}
    </div>
  )
}

/** A skeleton with the frame of its card. `height` is the card's own. */
export function SkeletonCard({ height = 120 }: { height?: number }) {
  return (
    <div className={css.card} style={{ height }} aria-hidden="true">
      <SkeletonBar width="38%" />
      <SkeletonBar width="84%" />
      <SkeletonBar width="56%" />
    </div>
  )
}
