import { Link, useSearchParams } from 'react-router'
import type { TourStart } from '#contract/tours.ts'
import type { Tour } from '#domain/tours/tour.ts'
import choice from '../../../kit/choice-row.module.css'
import { Money } from '../../../kit/money.tsx'
import { FreeWords } from '../../../products/tour/free-words.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { isOpen, startIds } from './start-ids.ts'
import css from './starts.module.css'
import { type WaitingFor, waitingAddress } from './waiting-address.ts'

/** Fewer places than these are counted. */
const FEW = 10

const stateWords: Partial<Record<TourStart['state'], string>> = { 'sold-out': 'Sold out', closed: 'Closed' }

function placesWords({ state, left }: TourStart): string | null {
  if (stateWords[state]) return stateWords[state]
  if (left === null || left > FEW) return null
  return left === 1 ? 'The last place' : `${left} places left`
}

/** `09:00 – 12:30`, or the opening hours of the day. */
export function timeWords({ time, endTime, openingHours }: Pick<TourStart, 'time' | 'endTime' | 'openingHours'>): string {
  if (time) return endTime ? `${time} – ${endTime}` : time
  const hours = openingHours.map(({ from, to }) => `${from} – ${to}`).join(', ')
  return hours ? `Any time, ${hours}` : 'Any time of the day'
}

type Props = {
  starts: readonly TourStart[]
  /** `Tue 8 Dec` */
  day: string
  tour: Tour
  isExpired: boolean
  /** What a waiting list of one of them is about; absent where nobody can wait. */
  waiting?: Omit<WaitingFor, 'time'>
  /** What is posted for opening hours. */
  anyTime?: string
  /** The one that is chosen at first; absent: the first with places. */
  chosen?: string | null
}

/** The starts of a day, one of which is chosen. Posts `time`, empty for opening hours. */
export function Starts({ starts, day, tour, isExpired, waiting, anyTime = '', chosen }: Props) {
  const [params] = useSearchParams()
  const first = starts.find((start) => isOpen(start) && (chosen === undefined || start.time === chosen)) ?? starts.find(isOpen)
  if (starts.length === 0) return <p className={css.none}>There are no places on {day}.</p>
  return (
    <fieldset className={css.starts}>
      <legend className={css.legend}>
        {day}, times of {tour.city}
      </legend>
      {starts.map((start) => {
        const places = placesWords(start)
        const ids = startIds(start)
        const isClosed = !isOpen(start) || isExpired
        return (
          <label key={ids.input} className={`${choice.row} ${css.start}`} htmlFor={ids.input} data-closed={isClosed || undefined}>
            <input
              type="radio"
              id={ids.input}
              name="time"
              value={start.time ?? anyTime}
              defaultChecked={start === first}
              disabled={isClosed}
              autoComplete="off"
            />
            <span className={css.words}>
              <span className={css.time}>{timeWords(start)}</span>
              {places && (
                <span className={css.places} data-few={start.state === 'limited' || undefined}>
                  {places}
                </span>
              )}
              {isOpen(start) && (
                <span className={css.terms} data-free={start.freeUntil !== null || undefined}>
                  <FreeWords of={start} place={placeOf(tour)} />
                </span>
              )}
            </span>
            {waiting && start.hasWaitingList && !isExpired && (
              <Link className={css.wait} to={waitingAddress(params, { ...waiting, time: start.time })}>
                Join the waiting list
              </Link>
            )}
            {start.total && (
              <span className={css.total}>
                <Money {...start.total} />
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
