import { SkeletonBar } from '../../../kit/skeleton.tsx'
import css from './results-skeleton.module.css'

/** Skeleton cards with the frame and lines of cards. */
export function ResultsSkeleton({ ways, count = 6 }: { ways: number; count?: number }) {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css.card}>
          <div className={css.slices}>
            {Array.from({ length: ways }, (_, way) => (
              <Way key={way} />
            ))}
            <SkeletonBar width="52%" height="13px" />
          </div>
          <div className={css.price}>
            <SkeletonBar width="128px" height="20px" />
            <SkeletonBar width="96px" height="13px" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Way() {
  return (
    <div className={css.way}>
      <SkeletonBar width="28px" height="28px" />
      <div className={css.lines}>
        <SkeletonBar width="148px" height="20px" />
        <SkeletonBar width="176px" height="13px" />
      </div>
      <div className={css.lines}>
        <SkeletonBar width="112px" height="16px" />
        <SkeletonBar width="144px" height="13px" />
      </div>
    </div>
  )
}
