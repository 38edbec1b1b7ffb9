import { useEffect } from 'react'
import type { FoundStay } from '#domain/stays/found-stay.ts'
import { optionNow } from '#domain/stays/option-now.ts'
import { Money } from '../../../kit/money.tsx'
import { CompareTray, type Slot } from '../../compare-tray.tsx'
import { photoAt } from '../../../gallery/photo-at.ts'
import { type ComparedStay, comparedStays, followResults, type StayFoundIn } from './compare-list.ts'
import css from './stay-compare-tray.module.css'

type Props = {
  foundIn: StayFoundIn
  /** The results of that search so far, and whether all suppliers have answered. */
  stays: readonly FoundStay[]
  isFinished: boolean
}

/** The compared properties, below the results of their search, at its current prices. */
export function StayCompareTray({ foundIn, stays, isFinished }: Props) {
  const list = comparedStays.useList()
  useEffect(() => followResults(stays, foundIn), [stays, foundIn])
  const { searchId } = foundIn
  const nowOf = (one: ComparedStay) => {
    const stay = one.searchId === searchId && stays.find(({ id }) => id === one.id)
    return stay ? optionNow(stay, one.rate) : null
  }
  return (
    <CompareTray
      label="Accommodation to compare"
      counted={(count) => (count === 1 ? '1 accommodation' : `${count} accommodations`)}
      more="Tick another one"
      list={list}
      shown={{ ...foundIn, isFinished }}
      slotOf={(stay) => slotOf(stay, nowOf(stay))}
      onRemove={comparedStays.remove}
      onClear={comparedStays.clear}
      addressOf={(available) => comparedStays.address(available.filter((one) => one.searchId === searchId))}
      searchAgain={({ query }) => `/accommodation/results?${query}`}
    />
  )
}

function slotOf(stay: ComparedStay, now: ReturnType<typeof optionNow>): Slot {
  const priceChange = now?.priceChange
  return {
    mark: stay.photo ? <img src={photoAt(stay.photo, 320).src} alt="" width={44} height={32} className={css.photo} /> : null,
    title: stay.title,
    price: <Money amount={now?.total ?? stay.total} currency={stay.currency} />,
    was: priceChange && (
      <>
        {priceChange.is === 'gone' ? 'Sold out at' : 'Was'} <Money amount={stay.total} currency={stay.currency} />
      </>
    ),
    removeLabel: `Do not compare ${stay.title}`,
  }
}
