import { IconChevronDown } from '@tabler/icons-react'
import { clock } from '#domain/dates.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import card from '../../flights/results/offer/offer-card.module.css'
import details from '../../flights/results/offer/offer-details.module.css'
import { airlineNames, OfferHead, viewWords } from '../../flights/results/offer/offer-head.tsx'
import { OfferWays } from '../../flights/results/offer/offer-ways.tsx'
import { CompareBox } from './compare-box.tsx'
import { Fares } from './fares.tsx'
import css from './flight-card.module.css'
import notes from './notes.module.css'
import { useShopResults } from './shop-results-frame.ts'

/** One journey at its lowest price. Its fares and flights come when they are asked for: a page of them all would be long in coming. */
export function FlightCard({ group: { cheapest: offer, offers } }: { group: ItineraryGroup }) {
  const { results, view, refused, to } = useShopResults()
  const isRefused = offers.some(({ id }) => id === refused?.offerId)
  const isOpen = isRefused || offers.some(({ id }) => id === view.open)
  const names = airlineNames(offer)
  const id = `flight-${offer.id}`
  return (
    <article className={card.card} data-open={isOpen || undefined} id={id} aria-label={names}>
      <OfferHead offer={offer} typicalKg={results.typicalKg}>
        <CompareBox offer={offer} of={`${names}, ${clock(offer.slices[0]?.departsAt ?? '')}`} />
        <a
          className={card.toggle}
          href={`${to({ open: isOpen ? null : offer.id })}#${id}`}
          data-swap="stay"
          data-is-open={isOpen}
          id={`${id}-toggle`}
        >
          {isOpen ? 'Close' : viewWords(offers.length)}
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={isOpen ? css.turned : undefined} />
        </a>
      </OfferHead>
      {isOpen && (
        <div className={details.details}>
          {isRefused && refused && (
            <div className={notes.error} role="alert">
              <p>
                <strong>{refused.failure.title}</strong>
              </p>
              <p>{refused.failure.body}</p>
            </div>
          )}
          <Fares offers={offers} />
          <OfferWays offer={offer} typicalKg={results.typicalKg} />
        </div>
      )}
    </article>
  )
}
