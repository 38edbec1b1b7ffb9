import type { ReactNode } from 'react'
import { boardWords, payWhenWords } from '#domain/stays/kinds.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { placeOf } from '../../../products/stay/place-of.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import { Stars } from '../../../products/stay/stars.tsx'
import { StayDates } from '../../../products/stay/stay-dates.tsx'
import { guestsWords, nightsWords } from '../../../products/stay/stay-words.ts'
import css from './stay-summary.module.css'

/** The card beside every step: property, room, dates, guests, and the price of the step. The cost of cancelling is left out for a past stay. */
export function StaySummary({
  offer,
  isOver = false,
  children,
}: {
  offer: PricedStayOffer
  isOver?: boolean
  children: ReactNode
}) {
  const { property, roomName, rate, rooms } = offer
  const [photo] = property.photos
  return (
    <div className={css.card}>
      {photo && (
        <img {...photoAt(photo, 640)} sizes="360px" alt="" width={640} height={360} decoding="async" className={css.photo} />
      )}
      <div className={css.words}>
        <h2 className={css.title}>
          {property.name} <Stars stars={property.stars} />
        </h2>
        <p className={css.facts}>
          {property.address.line}, {property.address.city}
        </p>
        <StayDates offer={offer} />
        <p>
          <strong className={css.room}>{rooms.length > 1 ? `${rooms.length} × ${roomName}` : roomName}</strong>
        </p>
        <p className={css.facts}>
          {nightsWords(nightsOf(offer))} · {guestsWords(rooms)} · {boardWords[rate.board]} · {payWhenWords[rate.payWhen]}
        </p>
        {!isOver && (
          <p className={css.facts} data-free={rate.refundability === 'free' || undefined}>
            <RefundWords rate={rate} place={placeOf(property)} />
          </p>
        )}
        <div className={css.price}>{children}</div>
      </div>
    </div>
  )
}
