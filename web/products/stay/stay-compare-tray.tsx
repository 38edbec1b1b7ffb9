import { Money } from '../../kit/money.tsx'
import { CompareSlot, CompareTray } from '../compare-tray.tsx'
import { photoAt } from './photo-at.ts'
import { clearComparedStays, stayCompareAddress, stopComparingStay, useComparedStays } from './stay-compare-list.ts'
import css from './stay-compare-tray.module.css'

/** The houses being compared, at the bottom of the window. */
export function StayCompareTray() {
  const list = useComparedStays()
  return (
    <CompareTray
      label="Accommodation to compare"
      more="Tick another one"
      count={list.length}
      to={stayCompareAddress(list)}
      onClear={clearComparedStays}
    >
      {list.map((stay) => (
        <CompareSlot
          key={`${stay.searchId} ${stay.stayId}`}
          mark={
            stay.photo ? <img src={photoAt(stay.photo, 320).src} alt="" width={44} height={32} className={css.photo} /> : null
          }
          title={<span className={css.name}>{stay.name}</span>}
          price={<Money amount={stay.total} currency={stay.currency} />}
          expiresAt={stay.expiresAt}
          removeLabel={`Do not compare ${stay.name}`}
          onRemove={() => stopComparingStay(stay)}
        />
      ))}
    </CompareTray>
  )
}
