import { SkeletonBar } from '../../../kit/skeleton.tsx'
import css from './tours-skeleton.module.css'

/** Skeleton cards with the frame and lines of cards. */
export function ToursSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css.card}>
          <div className={css.photo}>
            <SkeletonBar width="100%" height="100%" />
          </div>
          <div className={css.lines}>
            <SkeletonBar width="64px" height="12px" />
            <SkeletonBar width="72%" height="18px" />
            <SkeletonBar width="120px" height="14px" />
            <SkeletonBar width="56%" height="13px" />
            <SkeletonBar width="40%" height="13px" />
          </div>
        </div>
      ))}
    </div>
  )
}
