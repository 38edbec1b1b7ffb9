import { IconChevronDown, IconUser } from '@tabler/icons-react'
import type { PricedStayRate, RoomGroup as Room } from '#domain/stays/rate.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { RateRow, type RatesFrame } from './rate-row.tsx'
import css from './room-group.module.css'
import { roomFacts } from './room-words.ts'

/** A room and its rates as rows: the most different ones first, the others behind a button. */
export function RoomGroup({ room, ...frame }: RatesFrame & { room: Room }) {
  const [photo] = room.photos
  const { sleeps } = room.facts
  const { first, more } = splitRates(room.rates, frame.chosen?.id)
  const rows = (rates: typeof first) => (
    <ul className={css.rates}>
      {rates.map((rate) => (
        <RateRow key={rate.id} rate={rate} room={room} {...frame} />
      ))}
    </ul>
  )
  return (
    <article className={css.room} aria-label={room.name}>
      <header className={css.head}>
        {photo && (
          <img
            {...photoAt(photo, 320)}
            sizes="80px"
            alt=""
            width={80}
            height={60}
            loading="lazy"
            decoding="async"
            className={css.photo}
          />
        )}
        <h3 className={css.name}>{room.name}</h3>
        <ul className={css.facts}>
          {sleeps && <li className={css.sleepsFact}>Sleeps {sleeps}</li>}
          {roomFacts(room).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </header>
      <Sleeps count={sleeps} />
      <div className={css.all}>
        {rows(first)}
        {more.length > 0 && (
          <details className={css.more}>
            <summary>
              {more.length} more rates<span className="visually-hidden"> of {room.name}</span>
              <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
            </summary>
            {rows(more)}
          </details>
        )}
      </div>
    </article>
  )
}

/** More persons than so many are a figure: a row of signs would have to be counted. */
const MOST_DRAWN = 3

/** How many the room sleeps, in a column of its own where the table is wide. */
function Sleeps({ count }: { count: number | null }) {
  const person = (key: number) => <IconUser key={key} size={16} stroke={1.75} aria-hidden="true" />
  if (count === null) return <p className={css.sleeps}>–</p>
  return (
    <p className={css.sleeps} title={`Sleeps ${count}`}>
      <span className="visually-hidden">Sleeps {count}</span>
      {count <= MOST_DRAWN ? (
        Array.from({ length: count }, (_, at) => person(at))
      ) : (
        <>
          {person(0)}
          <span aria-hidden="true">× {count}</span>
        </>
      )}
    </p>
  )
}

/** So many rates of a room are shown at first. */
const FIRST = 3

/**
 * The rates of a room as its table begins, and those behind "more": the cheapest, the cheapest that can be cancelled free of charge, the cheapest with
 * a meal, and the one that is chosen. Others fill up by price; both parts keep the order.
 */
export function splitRates<Rate extends Pick<PricedStayRate, 'id' | 'board' | 'refundability'>>(
  rates: readonly Rate[],
  chosen: string | undefined,
): { first: Rate[]; more: Rate[] } {
  const wanted = [
    rates.find(({ id }) => id === chosen),
    rates[0],
    rates.find(({ refundability }) => refundability === 'free'),
    rates.find(({ board }) => board !== 'room_only'),
    ...rates,
  ].filter((rate) => rate !== undefined)
  // One rate that is left over stands in the table: a button for it would take as much space.
  const most = rates.length === FIRST + 1 ? rates.length : FIRST
  const first = new Set([...new Set(wanted)].slice(0, most))
  return { first: rates.filter((rate) => first.has(rate)), more: rates.filter((rate) => !first.has(rate)) }
}
