import { IconColumns3, IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { compareLimit } from '#domain/defaults.ts'
import { belongsTo, type ShownSearch } from '#domain/results/compare-list.ts'
import { Button } from '../kit/form/button.tsx'
import { useArePast } from '../kit/use-is-past.ts'
import type { ComparedItem } from './compare-list.ts'
import css from './compare-tray.module.css'
import { type ComparedState, stateOf, stateWords } from './compared-state.ts'

/** An item of the tray. */
export interface Slot {
  /** An airline mark or a picture. */
  mark: ReactNode
  title: ReactNode
  price: ReactNode
  /** The price when it was selected, if it differs from the current one. */
  was?: ReactNode
  /** The label of its remove button. */
  removeLabel: string
}

type Props<T extends ComparedItem> = {
  /** `Flights to compare` */
  label: string
  /** `3 flights` */
  counted: (count: number) => string
  /** The label of a free slot: `Tick another flight`. */
  more: string
  list: readonly T[]
  /** The search whose results are shown, and whether all suppliers have answered. */
  shown: ShownSearch & { isFinished: boolean }
  slotOf: (item: T) => Slot
  onRemove: (item: T) => void
  onClear: () => void
  /** The address where they are compared. */
  addressOf: (available: readonly T[]) => string
  /** The address that repeats the search of an item. */
  searchAgain: (item: T) => string
  /** Further actions for the items that can be booked. */
  tools?: (available: readonly T[]) => ReactNode
}

/** The compared items, in a bar below the results of their search. Results of other searches have none. */
export function CompareTray<T extends ComparedItem>(props: Props<T>) {
  const { label, counted, more, list, shown, slotOf, onRemove, onClear, tools } = props
  const arePast = useArePast(list.map(({ expiresAt }) => expiresAt))
  if (!belongsTo(list, shown)) return null
  const states = list.map((item, at) => stateOf(item, { ...shown, isPast: arePast[at] ?? false }))
  const available = list.filter((_, at) => states[at] === 'available')
  const expired = list.find((_, at) => states[at] === 'expired')
  return (
    <aside className={css.tray} aria-label={label} data-no-print>
      <div className={css.bar}>
        <p className={css.count}>
          {counted(list.length)}
          {available.length < list.length && (
            <span className={css.warn}>, {list.length - available.length} cannot be booked</span>
          )}
        </p>
        <ul className={css.slots}>
          {list.map((item, at) => (
            <CompareSlot
              key={`${item.searchId} ${item.id}`}
              {...slotOf(item)}
              state={states[at] ?? 'available'}
              onRemove={() => onRemove(item)}
            />
          ))}
          {Array.from({ length: compareLimit - list.length }, (_, at) => (
            <li key={at} className={css.empty} aria-hidden="true">
              {more}
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          <button type="button" className={`text-button ${css.clear}`} onClick={onClear}>
            Clear
          </button>
          {available.length > 0 && tools?.(available)}
          {expired && <SearchAgain to={props.searchAgain(expired)} isMain={available.length < 2} />}
          {available.length > 1 && (
            <Button
              component={Link}
              to={props.addressOf(available)}
              leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden="true" />}
            >
              Compare {available.length}
            </Button>
          )}
          {available.length < 2 && !expired && <Button disabled>Compare</Button>}
        </div>
      </div>
    </aside>
  )
}

const SearchAgain = ({ to, isMain }: { to: string; isMain: boolean }) => (
  <Button
    component={Link}
    to={to}
    variant={isMain ? 'filled' : 'default'}
    leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden="true" />}
  >
    Search again
  </Button>
)

type SlotProps = Slot & { state: ComparedState; onRemove: () => void }

function CompareSlot({ mark, title, price, was, state, removeLabel, onRemove }: SlotProps) {
  return (
    <li className={css.slot} data-state={state}>
      {mark}
      <div className={css.words}>
        <p className={css.times}>{title}</p>
        <p className={css.price}>{stateWords[state] ?? price}</p>
        {was && state === 'available' && <p className={css.price}>{was}</p>}
      </div>
      <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}
