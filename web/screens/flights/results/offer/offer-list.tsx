import { IconChevronDown } from '@tabler/icons-react'
import { memo, useCallback, useState } from 'react'
import { clock } from '#domain/dates.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { FormOutcome } from '../../../../kit/form/outcome.ts'
import { FlightCompareTick } from '../../../../products/flight/flight-compare-tick.tsx'
import { WindowedList } from '../../../../results/windowed-list.tsx'
import { useResultsFrame } from '../results-frame.ts'
import css from './offer-card.module.css'
import { OfferDetails } from './offer-details.tsx'
import { airlineNames, OfferHead, ViewWords } from './offer-head.tsx'

type OfferCardProps = {
  group: ItineraryGroup
  isOpen: boolean
  onToggle: (key: string) => void
  /** Why the last selection on this card was refused. */
  outcome: FormOutcome | null
}

/** One journey at its lowest price; opens in place to its fares and its flights. */
const OfferCard = memo(function OfferCard({ group, isOpen, onToggle, outcome }: OfferCardProps) {
  const { foundIn, typicalKg } = useResultsFrame()
  const { cheapest: offer, offers, key } = group
  const names = airlineNames(offer)
  return (
    <article className={css.card} data-open={isOpen || undefined} aria-label={names}>
      <OfferHead offer={offer} typicalKg={typicalKg}>
        <FlightCompareTick offer={offer} foundIn={foundIn} of={`${names}, ${clock(offer.slices[0]?.departsAt ?? '')}`} />
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => onToggle(key)}>
          <ViewWords fares={offers.length} />
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      </OfferHead>
      {isOpen && <OfferDetails offers={offers} outcome={outcome} />}
    </article>
  )
})

type Props = {
  groups: readonly ItineraryGroup[]
  /** The number of slices. */
  ways: number
  outcome: FormOutcome | null
}

/** Height of a closed card in pixels before it is measured. */
const estimate = (ways: number) => 20 + 44 * ways

/** The journeys; each opens in place. */
export function OfferList({ groups, ways, outcome }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => {
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  return (
    <WindowedList items={groups} estimate={estimate(ways)} gap={8}>
      {(group) => {
        const isMine = outcome !== null && group.offers.some((offer) => offer.id === outcome.typed.offerId)
        return (
          <OfferCard group={group} isOpen={open.has(group.key) || isMine} onToggle={toggle} outcome={isMine ? outcome : null} />
        )
      }}
    </WindowedList>
  )
}
