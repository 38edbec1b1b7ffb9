import type { ReactNode } from 'react'
import { airportChanges } from '#domain/flights/connections/airport-changes.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { marginOf } from '#domain/money/pricing.ts'
import { Money } from '../../../../kit/money.tsx'
import { airportChangeWords } from '../../../../products/flight/airport-words.ts'
import { FareFacts } from '../../../../products/flight/fare-facts.tsx'
import { airlinesOf, operatedBy } from '../../../../products/flight/slice-words.ts'
import { countTravellers } from '../../book/traveller-labels.ts'
import { LegLine } from './leg-line.tsx'
import css from './offer-card.module.css'

type Props = {
  offer: PricedFlightOffer
  /** The median of the emissions found; null when none are known. */
  typicalKg: number | null
  /** Actions, below the price. */
  children: ReactNode
}

/** The airlines of a journey, each once: `British Airways, Iberia`. */
export const airlineNames = ({ slices }: PricedFlightOffer): string =>
  airlinesOf(slices)
    .map((airline) => airline.name)
    .join(', ')

/** The closed card: the slices, what the fare includes, and its price. */
export function OfferHead({ offer, typicalKg, children }: Props) {
  const others = operatedBy(offer.slices)
  const changes = airportChanges(offer.slices)
  return (
    <div className={css.head}>
      <div className={css.journey}>
        {offer.slices.map((slice) => (
          <LegLine key={slice.departsAt} slice={slice} withDay={offer.slices.length > 2} />
        ))}
        <p className={css.airlines}>
          <span className={css.names}>{airlineNames(offer)}</span>
          {others.length > 0 && <span className={css.quiet}>Operated by {others.join(', ')}</span>}
          {changes.length > 0 && <span className={css.change}>{changes.map(airportChangeWords).join('; ')}</span>}
        </p>
      </div>
      <div className={css.facts}>
        <FareFacts offer={offer} typicalKg={typicalKg} />
      </div>
      <div className={css.money}>
        <p className={css.price}>
          <Money {...offer.total} />
        </p>
        <p className={css.quiet}>for {countTravellers(offer.passengers)}</p>
        {offer.waterfall && (
          <p className={css.margin}>
            You earn <Money {...marginOf(offer.waterfall)} />
          </p>
        )}
        <div className={css.actions}>{children}</div>
      </div>
    </div>
  )
}

/** `View fare`, or `3 fares`, which screen readers read as `View 3 fares`. */
export const ViewWords = ({ fares }: { fares: number }) =>
  fares === 1 ? (
    'View fare'
  ) : (
    <span>
      <span className="visually-hidden">View </span>
      {fares} fares
    </span>
  )
