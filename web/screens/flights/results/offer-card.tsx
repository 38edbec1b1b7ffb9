import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { clock } from '#domain/dates.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import { marginOf } from '#domain/pricing.ts'
import { AirlineMark } from '../../../kit/airline-mark.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { Money } from '../../../kit/money.tsx'
import { CompareTick } from '../../../products/flight/compare-tick.tsx'
import { FareFacts } from '../../../products/flight/fare-facts.tsx'
import { SliceSummary } from '../../../products/flight/slice-summary.tsx'
import { airlinesOf, operatedBy } from '../../../products/flight/slice-words.ts'
import css from './offer-card.module.css'
import { OfferDetails } from './offer-details.tsx'
import { useResultsFrame } from './results-frame.ts'

type Props = {
  group: ItineraryGroup
  isOpen: boolean
  onToggle: (key: string) => void
  /** Why the last choice on this card was refused. */
  outcome: FormOutcome | null
}

/** One journey at its lowest price; opens in place to its fares and its flights. */
export const OfferCard = memo(function OfferCard({ group, isOpen, onToggle, outcome }: Props) {
  const { foundIn, typicalKg } = useResultsFrame()
  const { cheapest: offer, offers, key } = group
  const seats = offer.passengers.filter((passenger) => passenger.type !== 'INF').length
  const others = operatedBy(offer.slices)
  const names = airlinesOf(offer.slices).map((airline) => airline.name)
  return (
    <article className={css.card} data-open={isOpen || undefined} aria-label={names.join(', ')}>
      <div className={css.head}>
        <div className={css.journey}>
          {offer.slices.map((slice) => (
            <div key={slice.departsAt} className={css.slice}>
              <AirlineMark code={slice.segments[0]?.marketingCarrier ?? offer.owner} size={28} />
              <SliceSummary slice={slice} withDay={offer.slices.length > 2} />
            </div>
          ))}
          <p className={css.airlines}>
            {names.join(', ')}
            {others.length > 0 && <span className={css.quiet}> · operated by {others.join(', ')}</span>}
          </p>
          <FareFacts offer={offer} typicalKg={typicalKg} />
        </div>
        <div className={css.money}>
          <p className={css.price}>
            <Money {...offer.total} />
          </p>
          <p className={css.quiet}>
            {seats > 1 ? (
              <>
                <Money {...offer.perTraveller} /> each
              </>
            ) : (
              'in total'
            )}
          </p>
          {offer.waterfall && (
            <p className={css.margin}>
              You earn <Money {...marginOf(offer.waterfall)} />
            </p>
          )}
          <div className={css.actions}>
            <CompareTick offer={offer} foundIn={foundIn} of={`${names.join(', ')}, ${clock(offer.slices[0]?.departsAt ?? '')}`} />
            <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => onToggle(key)}>
              {offers.length === 1 ? 'View fare' : `View ${offers.length} fares`}
              <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
            </button>
          </div>
        </div>
      </div>
      {isOpen && <OfferDetails offers={offers} outcome={outcome} />}
    </article>
  )
})
