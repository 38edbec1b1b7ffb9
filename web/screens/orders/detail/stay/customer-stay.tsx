import { CustomerFrame } from '../customer-frame.tsx'
import { FactsUntilOver } from '../order-facts.tsx'
import type { StayFace } from './desk-stay.tsx'
import { StayStory } from './stay-story.tsx'

/** A stay for the guest who booked it. */
export function CustomerStay({ order, now }: StayFace) {
  return (
    <CustomerFrame
      order={order}
      now={now}
      facts={
        <FactsUntilOver order={order} label="Property">
          {order.offer.property.name}
        </FactsUntilOver>
      }
    >
      <StayStory order={order} now={now} />
    </CustomerFrame>
  )
}
