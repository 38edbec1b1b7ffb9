import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { mapAddress } from '../../map/spot/map-address.ts'

/** Where participants meet; null where the operator names no place. */
export function MeetingWords({ offer: { tour } }: { offer: Pick<PricedTourOffer, 'tour'> }) {
  const { meetingPoint } = tour
  if (!meetingPoint) return null
  const { title, address, directions } = meetingPoint
  return (
    <DetailSection title="Where to meet">
      <p>
        <strong>{title}</strong>
        {address && `, ${address}`}
      </p>
      {directions && <p>{directions}</p>}
      <a href={mapAddress(meetingPoint)} target="_blank" rel="noreferrer">
        Open on OpenStreetMap, for directions
      </a>
    </DetailSection>
  )
}
