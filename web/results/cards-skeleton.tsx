import type { CSSProperties } from 'react'
import { SkeletonBar } from '../kit/skeleton.tsx'
import css from './cards-skeleton.module.css'

type Bar = readonly [width: string, height: string]

type Props = {
  count?: number
  /** The least height of a card, and the width of its picture. */
  height: string
  photo: string
  lines: readonly Bar[]
  /** At the bottom of the card. */
  foot?: readonly Bar[]
}

const bars = (list: readonly Bar[]) => list.map(([width, height], at) => <SkeletonBar key={at} width={width} height={height} />)

const sizeOf = (height: string, photo: string): CSSProperties & Record<`--${string}`, string> => ({
  '--card-height': height,
  '--card-photo': photo,
})

/** Skeleton cards with a picture beside their lines. */
export function CardsSkeleton({ count = 4, height, photo, lines, foot }: Props) {
  return (
    <div className={css.list} style={sizeOf(height, photo)} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css.card}>
          <div className={css.photo}>
            <SkeletonBar width="100%" height="100%" />
          </div>
          <div className={css.lines}>
            {bars(lines)}
            {foot && <div className={css.foot}>{bars(foot)}</div>}
          </div>
        </div>
      ))}
    </div>
  )
}
