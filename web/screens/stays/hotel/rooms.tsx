import { Button } from '@mantine/core'
import { Form, useSearchParams } from 'react-router'
import type { StayDetail } from '#contract/stays.ts'
import { boardWords } from '#domain/stays/kinds.ts'
import type { RoomGroup } from '#domain/stays/rate.ts'
import chip from '../../../kit/chip.module.css'
import { roomsWords } from '../../../products/stay/stay-words.ts'
import { boardsOf, hotelFilterNames, toggleHotelFilter } from './rate-filters.ts'
import { RoomCard } from './room-card.tsx'
import css from './rooms.module.css'

type Props = {
  /** Those that pass the filters. */
  rooms: RoomGroup[]
  all: RoomGroup[]
  house: StayDetail
  now: string
  isExpired: boolean
}

/** The rooms with their rates, and what narrows them. */
export function Rooms({ rooms, all, house, now, isExpired }: Props) {
  const { search, property } = house
  const many = search.rooms.length
  return (
    <section id="rooms" className={css.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={css.title}>
        Choose a room
      </h2>
      {many > 1 && <p className={css.help}>Prices are for {roomsWords(many)} of the same kind together.</p>}
      <Filters rooms={all} />
      {rooms.length === 0 && <NothingLeft />}
      <Form method="post" className={css.list}>
        {rooms.map((room) => (
          <RoomCard key={room.key} room={room} search={search} property={property} now={now} isExpired={isExpired} />
        ))}
      </Form>
    </section>
  )
}

type Choice = { name: (typeof hotelFilterNames)[number]; value: string; label: string }

function Filters({ rooms }: { rooms: RoomGroup[] }) {
  const [params, setParams] = useSearchParams()
  const rates = rooms.flatMap((room) => room.rates)
  const found = boardsOf(rooms)
  const choices: Choice[] = [
    ...(found.length > 1 ? found.map((board): Choice => ({ name: 'board', value: board, label: boardWords[board] })) : []),
    ...(rates.some(({ refundability }) => refundability === 'free')
      ? [{ name: 'free' as const, value: '1', label: 'Free cancellation' }]
      : []),
    ...(rates.some(({ payWhen }) => payWhen !== 'now') ? [{ name: 'later' as const, value: '1', label: 'Pay later' }] : []),
  ]
  if (choices.length === 0) return null
  return (
    <div className={css.filters} role="group" aria-label="Narrow the rates">
      {choices.map(({ name, value, label }) => (
        <button
          key={`${name} ${value}`}
          type="button"
          className={chip.chip}
          aria-pressed={params.getAll(name).includes(value)}
          onClick={() => setParams((now) => toggleHotelFilter(now, name, value), { replace: true, preventScrollReset: true })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function NothingLeft() {
  const [, setParams] = useSearchParams()
  const clear = (now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    for (const name of hotelFilterNames) next.delete(name)
    return next
  }
  return (
    <div className={css.nothing} role="status">
      <p>No rate here has all of that.</p>
      <Button variant="default" onClick={() => setParams(clear, { replace: true, preventScrollReset: true })}>
        Show every rate
      </Button>
    </div>
  )
}
