import { IconChevronDown } from '@tabler/icons-react'
import { clock } from '#domain/dates.ts'
import { itineraryName } from '#domain/flights/itinerary.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { useMoney } from '../../../kit/money.tsx'
import { CompareTick } from '../../../results/shop/compare-tray.tsx'
import type { CardProps } from '../../../results/shop/face.ts'
import { Refusal } from '../../../results/shop/refusal.tsx'
import card from '../../../screens/flights/results/offer/offer-card.module.css'
import details from '../../../screens/flights/results/offer/offer-details.module.css'
import { airlineNames, OfferHead, ViewWords } from '../../../screens/flights/results/offer/offer-head.tsx'
import { OfferWays } from '../../../screens/flights/results/offer/offer-ways.tsx'
import { toCompared } from '../compare-list.ts'
import css from './card.module.css'
import type { ShopFlights } from './face.tsx'
import { Fares } from './fares.tsx'

/** One journey at its lowest price. Its fares and flights are loaded on demand, to keep the page small. */
export function FlightCard({ item, snapshot, looked, frame }: CardProps<ShopFlights>) {
  const { cheapest: offer, offers } = item
  const { here, isExpired, refusal } = frame
  const { typicalKg } = looked
  const format = useMoney()
  const isOpen = frame.isOpen || refusal !== null
  const names = airlineNames(offer)
  const name = itineraryName(item.key)
  const id = `flight-${name}`
  const open = `${here}&open=${name}`
  const foundIn = { searchId: frame.searchId, query: `${searchToParams(snapshot.search)}`, expiresAt: frame.expiresAt }
  return (
    <article className={card.card} data-open={isOpen || undefined} id={id} aria-label={names}>
      <OfferHead offer={offer} typicalKg={typicalKg}>
        <CompareTick
          item={toCompared(offer, foundIn)}
          price={format(offer.total)}
          of={`${names}, ${clock(offer.slices[0]?.departsAt ?? '')}`}
        />
        <a
          className={card.toggle}
          href={`${isOpen ? here : open}#${id}`}
          data-swap="replace"
          data-is-open={isOpen}
          id={`${id}-toggle`}
        >
          {isOpen ? 'Close' : <ViewWords fares={offers.length} />}
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={isOpen ? css.turned : undefined} />
        </a>
      </OfferHead>
      {isOpen && (
        <div className={details.details}>
          {refusal && <Refusal refusal={refusal} />}
          <Fares offers={offers} foundIn={foundIn} action={open} isExpired={isExpired} />
          <OfferWays offer={offer} typicalKg={typicalKg} />
        </div>
      )}
    </article>
  )
}
