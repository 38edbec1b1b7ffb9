import type { StayOrder } from '#contract/orders.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { deskZone } from '../../../kit/desk-zone.ts'
import { useIsShop } from '../../../session.ts'
import css from '../key-facts.module.css'

/** The property's own confirmation number, large enough to read out over the phone; a customer is not told who sold it. */
export function StayFacts({ order }: { order: StayOrder }) {
  const { bookingReference, offer, number, createdAt, createdBy } = order
  const isShop = useIsShop()
  return (
    <dl className={css.facts}>
      <div className={css.reference}>
        <dt>Confirmation number</dt>
        <dd>
          {bookingReference ? (
            <>
              <span className={css.code}>{bookingReference}</span>
              <CopyButton value={bookingReference} what="confirmation number" />
            </>
          ) : (
            <span className={css.none}>Not given yet</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Property</dt>
        <dd>{offer.property.name}</dd>
      </div>
      <div>
        <dt>{isShop ? 'Our number' : 'Order'}</dt>
        <dd>
          {number}
          <CopyButton value={number} what={isShop ? 'booking number' : 'order number'} />
        </dd>
      </div>
      <div>
        <dt>{isShop ? 'Booked on' : 'Sold'}</dt>
        <dd>
          <DateText value={createdAt} withTime={!isShop} zone={deskZone} />
          {!isShop && <span className={css.by}>by {createdBy}</span>}
        </dd>
      </div>
    </dl>
  )
}
