import { DetailSection } from '../../../../kit/detail-section.tsx'
import { SkeletonBar } from '../../../../kit/skeleton.tsx'
import css from './seats.module.css'

/** The skeleton of seats and bags, in their final size. */
export function ExtrasSkeleton({ travellers }: { travellers: number }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        Reading seats and bags from the airline
      </p>
      <DetailSection title="Seats" help="Reading the cabin from the airline…">
        <div className={css.loading} aria-hidden="true">
          <SkeletonBar width="220px" height="48px" />
          <div className={css.columns}>
            <div className={css.loadingPeople}>
              {Array.from({ length: travellers }, (_, at) => (
                <SkeletonBar key={at} height="56px" />
              ))}
            </div>
            <SkeletonBar height="560px" />
          </div>
        </div>
      </DetailSection>
      <DetailSection title="Bags">
        <div className={css.loading} aria-hidden="true">
          {Array.from({ length: travellers }, (_, at) => (
            <SkeletonBar key={at} height="56px" />
          ))}
        </div>
      </DetailSection>
    </>
  )
}
