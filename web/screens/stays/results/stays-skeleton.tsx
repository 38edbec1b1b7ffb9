import { CardsSkeleton } from '../../../results/cards-skeleton.tsx'

const lines = [
  ['56%', '18px'],
  ['40%', '13px'],
  ['112px', '20px'],
  ['64%', '13px'],
] as const

const price = [
  ['140px', '22px'],
  ['96px', '13px'],
] as const

/** Skeleton cards with the frame and lines of cards of stays. */
export const StaysSkeleton = ({ count = 4 }: { count?: number }) => (
  <CardsSkeleton count={count} height="216px" photo="208px" lines={lines} foot={price} />
)
