import type { FoundStay } from '#domain/stays/found-stay.ts'
import { type OptionNow, optionNow } from '#domain/stays/option-now.ts'
import { Money } from '../../kit/money.tsx'
import { CompareSlot, CompareTray } from '../compare-tray.tsx'
import { photoAt } from './photo-at.ts'
import {
  type ComparedStay,
  clearComparedStays,
  stayCompareAddress,
  stopComparingStay,
  useComparedStays,
} from './stay-compare-list.ts'
import css from './stay-compare-tray.module.css'

type Props = {
  searchId: string
  /** What that search has found so far. */
  stays: readonly FoundStay[]
}

/** The properties being compared, at the bottom of the window, at the prices that their search knows now. */
export function StayCompareTray({ searchId, stays }: Props) {
  const list = useComparedStays()
  const nowOf = (one: ComparedStay): OptionNow | null => {
    const stay = one.searchId === searchId && stays.find(({ id }) => id === one.stayId)
    return stay ? optionNow(stay, one.rate) : null
  }
  return (
    <CompareTray
      label="Accommodation to compare"
      more="Tick another one"
      count={list.length}
      to={stayCompareAddress(list)}
      onClear={clearComparedStays}
    >
      {list.map((stay) => {
        const { total, news } = nowOf(stay) ?? { total: stay.total, news: null }
        return (
          <CompareSlot
            key={`${stay.searchId} ${stay.stayId}`}
            mark={
              stay.photo ? <img src={photoAt(stay.photo, 320).src} alt="" width={44} height={32} className={css.photo} /> : null
            }
            title={<span className={css.name}>{stay.name}</span>}
            price={<Money amount={total} currency={stay.currency} />}
            was={
              news && (
                <>
                  {news.is === 'gone' ? 'Sold out at' : 'Was'} <Money amount={stay.total} currency={stay.currency} />
                </>
              )
            }
            expiresAt={stay.expiresAt}
            removeLabel={`Do not compare ${stay.name}`}
            onRemove={() => stopComparingStay(stay)}
          />
        )
      })}
    </CompareTray>
  )
}
