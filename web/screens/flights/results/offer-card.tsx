import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { clock } from '#domain/dates.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { FlightCompareTick } from '../../../products/flight/flight-compare-tick.tsx'
import css from './offer-card.module.css'
import { OfferDetails } from './offer-details.tsx'
import { airlineNames, OfferHead, viewWords } from './offer-head.tsx'
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
  const names = airlineNames(offer)
  return (
    <article className={css.card} data-open={isOpen || undefined} aria-label={names}>
      <OfferHead offer={offer} typicalKg={typicalKg}>
        <FlightCompareTick offer={offer} foundIn={foundIn} of={`${names}, ${clock(offer.slices[0]?.departsAt ?? '')}`} />
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => onToggle(key)}>
          {viewWords(offers.length)}
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      </OfferHead>
      {isOpen && <OfferDetails offers={offers} outcome={outcome} />}
    </article>
  )
})
