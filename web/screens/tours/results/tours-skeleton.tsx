import { CardsSkeleton } from '../../../results/cards-skeleton.tsx'

const lines = [
  ['64px', '12px'],
  ['72%', '18px'],
  ['120px', '14px'],
  ['56%', '13px'],
  ['40%', '13px'],
] as const

/** Skeleton cards with the frame and lines of cards of tours. */
export const ToursSkeleton = ({ count = 4 }: { count?: number }) => (
  <CardsSkeleton count={count} height="150px" photo="clamp(168px, 26%, 232px)" lines={lines} />
)
