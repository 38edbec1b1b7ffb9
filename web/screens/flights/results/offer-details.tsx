import { formatDate, formatDuration } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { SliceTimeline } from '../../../products/flight/slice-timeline.tsx'
import { endsOf, stopsLabel } from '../../../products/flight/slice-words.ts'
import { FareFamilies } from './fare-families.tsx'
import css from './offer-details.module.css'

type Props = { offers: readonly PricedFlightOffer[]; isExpired: boolean; outcome: FormOutcome | null }

/** The opened card: its fares, then every flight of the journey. */
export function OfferDetails({ offers, isExpired, outcome }: Props) {
  const [offer] = offers
  if (!offer) return null
  const isRound = offer.slices.length > 1
  const ways = isRound ? ['Outbound', 'Return'] : ['Flights']
  return (
    <div className={css.details}>
      <FormError outcome={outcome} />
      <FareFamilies offers={offers} isExpired={isExpired} />
      <div className={css.ways} data-round={isRound || undefined}>
        {offer.slices.map((slice, index) => {
          const { fromCity, toCity } = endsOf(slice)
          return (
            <section key={slice.departsAt}>
              <h2 className={css.title}>
                {ways[index]}: {fromCity} to {toCity}
              </h2>
              <p className={css.line}>
                {formatDate(slice.departsAt)} · {formatDuration(slice.minutes)} · {stopsLabel(slice)}
              </p>
              <SliceTimeline slice={slice} />
            </section>
          )
        })}
      </div>
      {offer.emissionsKg !== null && (
        <p className={css.line}>About {offer.emissionsKg.toLocaleString('en')} kg of CO₂ for everyone on this booking.</p>
      )}
    </div>
  )
}
