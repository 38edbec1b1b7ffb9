import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { FormError } from '../../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../../kit/form/outcome.ts'
import { useResultsFrame } from '../results-frame.ts'
import { FareFamilies } from './fare-families.tsx'
import css from './offer-details.module.css'
import { OfferWays } from './offer-ways.tsx'

type Props = { offers: readonly PricedFlightOffer[]; outcome: FormOutcome | null }

/** The opened card: its fares, then every flight of the journey. */
export function OfferDetails({ offers, outcome }: Props) {
  const { typicalKg } = useResultsFrame()
  const [offer] = offers
  if (!offer) return null
  return (
    <div className={css.details}>
      <FormError outcome={outcome} />
      <FareFamilies offers={offers} />
      <OfferWays offer={offer} typicalKg={typicalKg} />
    </div>
  )
}
