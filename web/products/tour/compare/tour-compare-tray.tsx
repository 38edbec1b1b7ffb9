import { useEffect } from 'react'
import type { FoundTour } from '#domain/tours/found-tour.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { Money } from '../../../kit/money.tsx'
import { CompareTray } from '../../compare-tray.tsx'
import { resultsPath } from '../tour-address.ts'
import { comparedTours, followResults, type TourFoundIn } from './compare-list.ts'
import css from './tour-compare-tray.module.css'

type Props = {
  foundIn: TourFoundIn
  /** The results of that search so far, and whether all suppliers have answered. */
  tours: readonly FoundTour[]
  isFinished: boolean
}

/** The compared tours, below the results of their search. */
export function TourCompareTray({ foundIn, tours, isFinished }: Props) {
  const list = comparedTours.useList()
  useEffect(() => followResults(tours, foundIn), [tours, foundIn])
  const { searchId } = foundIn
  return (
    <CompareTray
      label="Activities to compare"
      counted={(count) => (count === 1 ? '1 activity' : `${count} activities`)}
      more="Tick another one"
      list={list}
      shown={{ ...foundIn, isFinished }}
      slotOf={({ photo, title, total, currency }) => ({
        mark: photo ? <img src={photoAt(photo, 320).src} alt="" width={44} height={32} className={css.photo} /> : null,
        title,
        price: <Money amount={total} currency={currency} />,
        removeLabel: `Do not compare ${title}`,
      })}
      onRemove={comparedTours.remove}
      onClear={comparedTours.clear}
      addressOf={(available) => comparedTours.address(available.filter((one) => one.searchId === searchId))}
      searchAgain={({ query }) => `${resultsPath}?${query}`}
    />
  )
}
