import { formatDate, formatDuration } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { Numbers } from '#domain/numbers.ts'
import { useNumbers } from '../../../../kit/numbers.ts'
import { emissionFact, emissionRule, kilograms } from '../../../../products/flight/emission-words.ts'
import { wayName } from '../../../../products/flight/fare-words.ts'
import { SliceTimeline } from '../../../../products/flight/slice-timeline.tsx'
import { endsOf, stopsLabel } from '../../../../products/flight/slice-words.ts'
import css from './offer-details.module.css'

/** Every flight of a journey by slice, and its emissions. */
export function OfferWays({ offer, typicalKg }: { offer: PricedFlightOffer; typicalKg: number | null }) {
  const numbers = useNumbers()
  const ways = offer.slices.length
  return (
    <>
      <div className={css.ways} data-many={ways > 1 || undefined}>
        {offer.slices.map((slice, index) => {
          const { fromCity, toCity } = endsOf(slice)
          return (
            <section key={slice.departsAt}>
              <h2 className={css.title}>
                {wayName(index, ways)}: {fromCity} to {toCity}
              </h2>
              <p className={css.line}>
                {formatDate(slice.departsAt)} · {formatDuration(slice.minutes)} · {stopsLabel(slice)}
              </p>
              <SliceTimeline slice={slice} />
            </section>
          )
        })}
      </div>
      <p className={css.line}>{emissionLine(offer.emissionsKg, typicalKg, numbers)}</p>
    </>
  )
}

/** The emissions, compared with typical ones, and the explanation. */
function emissionLine(kg: number | null, typicalKg: number | null, numbers: Numbers): string {
  if (kg === null) return 'Emissions: not stated by the airline.'
  const fact = emissionFact(kg, typicalKg)
  const summary = `About ${kilograms(kg, numbers)} of CO₂ for everyone on this booking`
  return fact && typicalKg !== null
    ? `${summary}: ${fact.text.toLowerCase().replace('co₂', 'CO₂')}. ${emissionRule(typicalKg, numbers)}`
    : `${summary}.`
}
