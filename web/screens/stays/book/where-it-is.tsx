import type { StayProperty } from '#domain/stays/property.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { LaterMap } from '../../../products/stay/later-map.tsx'
import { mapAddress } from '../../../products/stay/map-address.ts'

/** Where the house stands, and how one gets there. */
export function WhereItIs({ property }: { property: StayProperty }) {
  const { line, city, postcode } = property.address
  return (
    <DetailSection title="Where it is" help={[line, [city, postcode].filter(Boolean).join(' ')].join(', ')}>
      <LaterMap property={property} />
      <a href={mapAddress(property)} target="_blank" rel="noreferrer">
        Open on OpenStreetMap, for directions
      </a>
    </DetailSection>
  )
}
