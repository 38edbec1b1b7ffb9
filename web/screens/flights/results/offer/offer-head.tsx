import type { ReactNode } from 'react'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { marginOf } from '#domain/pricing.ts'
import { AirlineMark } from '../../../../kit/airline-mark.tsx'
import { Money } from '../../../../kit/money.tsx'
import { FareFacts } from '../../../../products/flight/fare-facts.tsx'
import { SliceSummary } from '../../../../products/flight/slice-summary.tsx'
import { airlinesOf, operatedBy } from '../../../../products/flight/slice-words.ts'
import { countTravellers } from '../../book/traveller-labels.ts'
import css from './offer-card.module.css'

type Props = {
  offer: PricedFlightOffer
  /** The middle of the emissions found; null when none are told. */
  typicalKg: number | null
  /** What can be done with it, under its price. */
  children: ReactNode
}

/** The airlines of a journey, each once: `British Airways, Iberia`. */
export const airlineNames = ({ slices }: PricedFlightOffer): string =>
  airlinesOf(slices)
    .map((airline) => airline.name)
    .join(', ')

/** The closed card: the ways, what the fare includes, and its price. */
export function OfferHead({ offer, typicalKg, children }: Props) {
  const others = operatedBy(offer.slices)
  return (
    <div className={css.head}>
      <div className={css.journey}>
        {offer.slices.map((slice) => (
          <div key={slice.departsAt} className={css.slice}>
            <AirlineMark code={slice.segments[0]?.marketingCarrier ?? offer.owner} size={28} />
            <SliceSummary slice={slice} withDay={offer.slices.length > 2} />
          </div>
        ))}
        <p className={css.airlines}>
          {airlineNames(offer)}
          {others.length > 0 && <span className={css.quiet}> · operated by {others.join(', ')}</span>}
        </p>
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

/** `View fare`, or `View 3 fares`. */
export const viewWords = (fares: number): string => (fares === 1 ? 'View fare' : `View ${fares} fares`)
