import { SkeletonBar } from '../../../kit/skeleton.tsx'
import css from './stays-skeleton.module.css'

/** Skeleton cards with the frame and lines of cards. */
export function StaysSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css.card}>
          <div className={css.photo}>
            <SkeletonBar width="100%" height="100%" />
          </div>
          <div className={css.lines}>
            <SkeletonBar width="56%" height="18px" />
            <SkeletonBar width="40%" height="13px" />
            <SkeletonBar width="112px" height="20px" />
            <SkeletonBar width="64%" height="13px" />
            <div className={css.price}>
              <SkeletonBar width="140px" height="22px" />
              <SkeletonBar width="96px" height="13px" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
