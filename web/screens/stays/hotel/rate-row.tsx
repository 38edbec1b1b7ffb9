import {
  IconArrowBackUp,
  IconBuilding,
  IconCheck,
  IconClockDollar,
  IconCreditCard,
  IconHourglass,
  IconIdBadge2,
  IconPointFilled,
  type IconProps,
  IconToolsKitchen2,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { boardWords, payWhenWords } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import { roomsWords } from '../../../products/stay/stay-words.ts'
import { RateDetails } from './rate-details.tsx'
import { RatePrice } from './rate-price.tsx'
import css from './rate-row.module.css'
import { refundNames } from './room-words.ts'

type Props = {
  rate: PricedStayRate
  /** Of the room, for the button's name. */
  room: string
  search: StaySearch
  property: StayProperty
  now: string
  isExpired: boolean
  /** Its price is the one that led here. */
  isChosen: boolean
}

type Fact = { key: string; icon: ComponentType<IconProps>; says: ReactNode; tone?: 'good' | 'few' }

/** Fewer rooms than this are worth saying. */
const FEW = 5

function factsOf({ rate, property, isChosen }: Props): Fact[] {
  const place = placeOf(property)
  const facts: (Fact | false)[] = [
    isChosen && { key: 'chosen', icon: IconPointFilled, says: <strong>The rate you came for</strong> },
    { key: 'board', icon: IconToolsKitchen2, says: boardWords[rate.board] },
    {
      key: 'refund',
      icon: rate.refundability === 'free' ? IconCheck : IconArrowBackUp,
      says: <RefundWords rate={rate} place={place} />,
      ...(rate.refundability === 'free' && { tone: 'good' as const }),
    },
    {
      key: 'pay',
      icon: rate.payWhen === 'now' ? IconCreditCard : IconClockDollar,
      says: payWhenWords[rate.payWhen],
      ...(rate.payWhen !== 'now' && { tone: 'good' as const }),
    },
    rate.isOnRequest && { key: 'request', icon: IconHourglass, says: 'On request: the property confirms each booking itself' },
    rate.membersOnly && {
      key: 'members',
      icon: IconIdBadge2,
      says: `Members of ${property.loyaltyProgramme ?? 'the property’s programme'} only`,
    },
    rate.isNegotiated && { key: 'agreed', icon: IconBuilding, says: 'Your agency’s agreed rate' },
    rate.left !== null &&
      rate.left <= FEW && { key: 'left', icon: IconUsersGroup, says: `${roomsWords(rate.left)} left`, tone: 'few' },
  ]
  return facts.filter((fact) => fact !== false)
}

/** One way to book the room: what it includes, until when it can be undone, what it costs, and the button. */
export function RateRow(props: Props) {
  const { rate, room, search, property, now, isExpired, isChosen } = props
  return (
    <li className={css.rate} data-chosen={isChosen || undefined}>
      <ul className={css.facts}>
        {factsOf(props).map(({ key, icon: Icon, says, tone }) => (
          <li key={key} data-tone={tone}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span>{says}</span>
          </li>
        ))}
      </ul>
      <div className={css.price}>
        <RatePrice rate={rate} nights={nightsOf(search)} rooms={search.rooms.length} />
      </div>
      <div className={css.buy}>
        <ActionButton
          name="rateId"
          value={rate.id}
          disabled={isExpired}
          aria-label={`Book ${room}, ${boardWords[rate.board]}, ${refundNames[rate.refundability]}, ${payWhenWords[rate.payWhen]}`}
        >
          Book
        </ActionButton>
      </div>
      <div className={css.details}>
        <RateDetails rate={rate} place={placeOf(property)} now={now} />
      </div>
    </li>
  )
}
