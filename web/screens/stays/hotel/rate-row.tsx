import { IconCheck } from '@tabler/icons-react'
import { boardWords, payWhenWords } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { Money } from '../../../kit/money.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import { roomsWords } from '../../../products/stay/stay-words.ts'
import { chosenId } from './chosen-rate.tsx'
import { RateDetails } from './rate-details.tsx'
import css from './rate-row.module.css'
import { refundNames } from './room-words.ts'

/** Props of every row of the table. */
export interface RatesFrame {
  search: StaySearch
  property: StayProperty
  now: string
  isExpired: boolean
  /** The rate that is selected initially. */
  chosen: PricedStayRate | undefined
  /** The rate whose price was clicked. */
  cameFor: PricedStayRate | undefined
  /** What the form sends for a rate of a room. */
  valueOf: (rate: PricedStayRate, room: RoomGroup) => string
}

type Props = RatesFrame & {
  rate: PricedStayRate
  room: RoomGroup
}

/** A rate of a room: what it includes, its cancellation terms, its price, and its radio button. */
export function RateRow({ rate, room, search, property, now, isExpired, chosen, cameFor, valueOf }: Props) {
  const place = placeOf(property)
  const rooms = search.rooms.length
  const isFree = rate.refundability === 'free'
  return (
    <li className={css.rate}>
      <div className={css.terms}>
        <p className={css.board}>{boardWords[rate.board]}</p>
        <p className={css.refund} data-good={isFree || undefined}>
          {isFree && <IconCheck size={14} stroke={2} aria-hidden="true" />}
          <span>
            <RefundWords rate={rate} place={place} isBrief />
          </span>
        </p>
        <ul className={css.notes}>
          {rateNotes({ rate, property, isChosen: rate.id === cameFor?.id }).map(({ key, says, tone }) => (
            <li key={key} data-tone={tone}>
              {says}
            </li>
          ))}
        </ul>
        <RateDetails rate={rate} place={place} now={now} />
      </div>
      <div className={css.price}>
        <p className={css.total}>
          <Money {...rate.total} />
        </p>
        <p>
          <Money {...rate.perNight} /> a night{rooms > 1 && ' and room'}
        </p>
        {rate.payWhen === 'deposit' && (
          <p className={css.strong}>
            <Money {...rate.payNow} /> now
          </p>
        )}
        <LocalCharges rate={rate} isBrief />
      </div>
      <label className={css.choose}>
        <input
          type="radio"
          name="rateId"
          value={valueOf(rate, room)}
          id={chosenId(rate).input}
          defaultChecked={rate.id === chosen?.id}
          disabled={isExpired}
          autoComplete="off"
        />
        <span className="visually-hidden">
          {room.name}, {boardWords[rate.board]}, {refundNames[rate.refundability]}, {payWhenWords[rate.payWhen]}
        </span>
      </label>
    </li>
  )
}

type Of = { rate: PricedStayRate; property: StayProperty; isChosen: boolean }

interface Note {
  key: string
  says: string
  tone?: 'good' | 'few' | 'own'
}

/** Fewer rooms than this are worth saying. */
const FEW = 5

/** What a rate is besides its board and its cancellation, in a few words each. */
function rateNotes({ rate, property, isChosen }: Of): Note[] {
  const notes: (Note | false)[] = [
    isChosen && { key: 'chosen', says: 'The rate you came for', tone: 'own' },
    { key: 'pay', says: payWhenWords[rate.payWhen], ...(rate.payWhen !== 'now' && { tone: 'good' as const }) },
    rate.left !== null && rate.left <= FEW && { key: 'left', says: `${roomsWords(rate.left)} left`, tone: 'few' },
    rate.isOnRequest && { key: 'request', says: 'On request: the property confirms each booking itself' },
    rate.membersOnly && {
      key: 'members',
      says: `Members of ${property.loyaltyProgramme ?? 'the property’s programme'} only`,
    },
    rate.isNegotiated && { key: 'agreed', says: 'Your agency’s agreed rate' },
  ]
  return notes.filter((note) => note !== false)
}
