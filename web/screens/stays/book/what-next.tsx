import type { StayOrder } from '#contract/orders.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import type { ConfirmationState } from './confirmation-words.ts'
import css from './what-next.module.css'

/** What the guests do next. */
export function WhatNext({ order, state }: { order: StayOrder; state: ConfirmationState }) {
  const { property, rate } = order.offer
  return (
    <DetailSection title="What comes next">
      <ul className={css.list}>
        <li>
          {state === 'confirmed' ? 'The voucher was sent to ' : 'The voucher will be sent to '}
          <strong>{order.contact.email}</strong>.
        </li>
        <li>
          At check-in{property.checkInFrom && `, from ${property.checkInFrom}`}, show the voucher and a passport or identity card
          {rate.membersOnly && ', and the member card'}.
        </li>
        {property.keyCollection && <li>{property.keyCollection}</li>}
        {order.propertyPhone && (
          <li>
            The property is reached at <a href={`tel:${order.propertyPhone}`}>{order.propertyPhone}</a>.
          </li>
        )}
        <li>
          <RefundWords rate={rate} place={placeOf(property)} />.
        </li>
      </ul>
    </DetailSection>
  )
}
