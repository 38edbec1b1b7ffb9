import type { ReactNode } from 'react'
import { boardWords, payWhenWords } from '#domain/stays/kinds.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { Facts, SummaryCard } from '../../../products/checkout/summary-card.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import { Stars } from '../../../products/stay/stars.tsx'
import { StayDates } from '../../../products/stay/stay-dates.tsx'
import { guestsWords, nightsWords } from '../../../products/stay/stay-words.ts'

type Props = { offer: PricedStayOffer; isOver?: boolean; children: ReactNode }

/** The card beside every step: property, room, dates, guests, and the price of the step. The cost of cancelling is left out for a past stay. */
export function StaySummary({ offer, isOver = false, children }: Props) {
  const { property, roomName, rate, rooms } = offer
  return (
    <SummaryCard
      photo={property.photos[0]}
      title={
        <>
          {property.name} <Stars stars={property.stars} />
        </>
      }
      facts={
        <>
          <Facts>
            {property.address.line}, {property.address.city}
          </Facts>
          <StayDates offer={offer} />
          <p>
            <strong>{rooms.length > 1 ? `${rooms.length} × ${roomName}` : roomName}</strong>
          </p>
          <Facts>
            {nightsWords(nightsOf(offer))} · {guestsWords(rooms)} · {boardWords[rate.board]} · {payWhenWords[rate.payWhen]}
          </Facts>
        </>
      }
      terms={!isOver && <RefundWords rate={rate} place={placeOf(property)} />}
      isFree={rate.refundability === 'free'}
    >
      {children}
    </SummaryCard>
  )
}
