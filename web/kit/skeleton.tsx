import css from './skeleton.module.css'

/** A grey bar in the place of text or a picture that is on its way. Sizes are CSS lengths. */
export function SkeletonBar({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={css.bar} style={{ width, height }} />
}

/** Lines of text on their way; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <SkeletonBar key={at} width={at === lines - 1 ? '62%' : '100%'} />
      ))}
    </div>
  )
}

/** A card on its way, with the frame that the card will have. `height` is the card's own. */
export function SkeletonCard({ height = 120 }: { height?: number }) {
  return (
    <div className={css.card} style={{ height }} aria-hidden="true">
      <SkeletonBar width="38%" />
      <SkeletonBar width="84%" />
      <SkeletonBar width="56%" />
    </div>
  )
}
