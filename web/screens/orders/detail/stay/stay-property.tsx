import { IconMail, IconMap2, IconPhone } from '@tabler/icons-react'
import type { StayOrder } from '#contract/products/stay.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { photoAt } from '../../../../gallery/photo-at.ts'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { mapAddress } from '../../../../map/spot/map-address.ts'
import { Stars } from '../../../../products/stay/stars.tsx'
import { StayDates } from '../../../../products/stay/stay-dates.tsx'
import css from './stay-property.module.css'

/** The property: pictures, address, contact, check-in and check-out times. */
export function StayPropertySection({ order: { offer, status, propertyPhone, propertyEmail } }: { order: StayOrder }) {
  const { property } = offer
  const { name, stars, address, keyCollection } = property
  const [photo] = property.photos
  return (
    <DetailSection title="The stay">
      <div className={css.property}>
        {photo && (
          <img {...photoAt(photo, 320)} sizes="180px" alt="" width={180} height={135} decoding="async" className={css.photo} />
        )}
        <div className={css.words}>
          <h3 className={css.name}>
            {name} <Stars stars={stars} />
          </h3>
          <p>
            {address.line}, {address.city}
            {address.postcode && ` ${address.postcode}`}
          </p>
          <ul className={css.ways}>
            {propertyPhone && (
              <li>
                <IconPhone size={16} stroke={1.5} aria-hidden="true" />
                <a href={`tel:${propertyPhone}`}>{propertyPhone}</a>
              </li>
            )}
            {propertyEmail && (
              <li>
                <IconMail size={16} stroke={1.5} aria-hidden="true" />
                <a href={`mailto:${propertyEmail}`}>{propertyEmail}</a>
              </li>
            )}
            <li>
              <IconMap2 size={16} stroke={1.5} aria-hidden="true" />
              <a href={mapAddress(property)} target="_blank" rel="noreferrer">
                Show on a map
              </a>
            </li>
          </ul>
          <StayDates offer={offer} />
          {keyCollection && !isOver(status) && <p className={css.key}>{keyCollection}</p>}
        </div>
      </div>
    </DetailSection>
  )
}
