import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { StayDetail } from '#contract/stays.ts'
import { priceChangeWords } from '#domain/results/price-change.ts'
import { boardWords } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import chip from '../../../kit/chip.module.css'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { roomsWords } from '../../../products/stay/stay-words.ts'
import type { Session } from '../../../session.ts'
import { mayDiffer } from './each-room/each-address.ts'
import type { EachView } from './each-room/each-view.ts'
import { RoomModes } from './each-room/room-modes.tsx'
import { RoomSteps, stepWords } from './each-room/room-steps.tsx'
import { hotelPath } from './hotel-address.ts'
import { boardsOf, type HotelFilters, type RateChange, readHotelFilters, withHotelFilters } from './rate-filters.ts'
import { RoomTable } from './room-table.tsx'
import css from './rooms.module.css'

type Props = {
  /** Those that pass the filters. */
  rooms: RoomGroup[]
  /** Asks for other days and guests. */
  form: ReactNode
  detail: StayDetail
  waysToPay: Session['waysToPay']
  now: string
  isExpired: boolean
  /** The rate that is selected initially. */
  chosen: PricedStayRate | undefined
  /** The rate whose price was clicked. */
  cameFor: PricedStayRate | undefined
  /** The state of that price; null if it is unchanged. */
  change: RateChange | null
  /** `for 3 nights, 2 rooms` */
  length: string
  /** What is sent for a rate. */
  valueOf: (rate: PricedStayRate, room: RoomGroup) => string
  /** The room that these rates are for, if each has its own. */
  view: EachView | null
}

/** The rooms with their rates, and what narrows them. */
export function Rooms({ rooms, form, detail, waysToPay, change, view, ...frame }: Props) {
  const { search, property } = detail
  const [params] = useSearchParams()
  const currency = detail.rooms[0]?.rates[0]?.total.currency
  const many = search.rooms.length
  const step = view?.shows.kind === 'rates' ? { view, step: view.shows.step } : null
  return (
    <section id="rooms" className={css.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={css.title}>
        {step ? stepWords(step.view, step.step) : 'Choose a room'}
      </h2>
      {form}
      {step && <RoomModes rooms={step.view.search.rooms.length} isEach />}
      {step && <RoomSteps {...step} />}
      {!step && mayDiffer(search) && <RoomModes rooms={many} isEach={false} />}
      {many > 1 && <p className={css.help}>Prices are for {roomsWords(many)} of the same kind together.</p>}
      {currency && <PaymentFeeNote ways={waysToPay} currency={currency} />}
      {change && <PriceNotice change={change} />}
      <Filters rooms={detail.rooms} />
      {rooms.length === 0 ? (
        <NothingLeft />
      ) : (
        <RoomTable rooms={rooms} search={search} property={property} here={`${hotelPath}?${params}`} {...frame} />
      )}
    </section>
  )
}

/** The same property with other rate filters. */
const filtered = (params: URLSearchParams, change: Partial<HotelFilters>): string =>
  `${hotelPath}?${withHotelFilters(params, change)}#rooms`

interface Choice {
  key: string
  label: string
  isOn: boolean
  change: Partial<HotelFilters>
}

function choicesOf(rooms: RoomGroup[], { board, freeCancellation, payLater }: HotelFilters): Choice[] {
  const rates = rooms.flatMap((room) => room.rates)
  const found = boardsOf(rooms)
  const boardChoice = (one: (typeof found)[number]): Choice => {
    const isOn = board.includes(one)
    const next = isOn ? board.filter((other) => other !== one) : [...board, one]
    return { key: one, label: boardWords[one], isOn, change: { board: next } }
  }
  return [
    ...(found.length > 1 ? found.map(boardChoice) : []),
    ...(rates.some(({ refundability }) => refundability === 'free') || freeCancellation
      ? [
          {
            key: 'free',
            label: 'Free cancellation',
            isOn: freeCancellation,
            change: { freeCancellation: !freeCancellation },
          },
        ]
      : []),
    ...(rates.some(({ payWhen }) => payWhen !== 'now') || payLater
      ? [{ key: 'later', label: 'Pay later', isOn: payLater, change: { payLater: !payLater } }]
      : []),
  ]
}

function Filters({ rooms }: { rooms: RoomGroup[] }) {
  const [params] = useSearchParams()
  const choices = choicesOf(rooms, readHotelFilters(params))
  if (choices.length === 0) return null
  return (
    <div className={css.filters} role="group" aria-label="Narrow the rates">
      {choices.map(({ key, label, isOn, change }) => (
        <Link
          key={key}
          to={filtered(params, change)}
          replace
          preventScrollReset
          className={chip.chip}
          aria-current={isOn || undefined}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}

function NothingLeft() {
  const [params] = useSearchParams()
  const all = filtered(params, { board: [], freeCancellation: false, payLater: false })
  return (
    <div className={css.nothing} role="status">
      <p>No rate here has all of that.</p>
      <Link className="plain-button" to={all} replace preventScrollReset>
        Show every rate
      </Link>
    </div>
  )
}

/** A message about the price that was clicked. */
function PriceNotice({ change }: { change: RateChange }) {
  return (
    <Notice tone={change.kind === 'lower' ? 'info' : 'warn'} role="status" title={priceChangeWords[change.kind]}>
      <p>
        <Words change={change} />
      </p>
    </Notice>
  )
}

function Words({ change }: { change: RateChange }) {
  if (change.kind === 'lower')
    return (
      <>
        The rate you came for is here at its price. <Money {...change.rate.total} /> is the lowest price on the same terms now.
      </>
    )
  const was = change.before && (
    <>
      It was <Money {...change.before} />.{' '}
    </>
  )
  if (change.kind === 'gone') return <>{was}The rates below can be booked.</>
  return (
    <>
      {was}
      It is <Money {...change.rate.total} /> now.
    </>
  )
}
