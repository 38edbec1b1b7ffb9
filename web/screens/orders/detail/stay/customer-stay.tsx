import { CustomerFrame } from '../customer-frame.tsx'
import type { StayFace } from './desk-stay.tsx'
import { StayFacts } from './stay-facts.tsx'
import { StayStory } from './stay-story.tsx'

/** A stay for the guest who booked it. */
export function CustomerStay({ order, now }: StayFace) {
  return (
    <CustomerFrame order={order} now={now} facts={<StayFacts order={order} />}>
      <StayStory order={order} now={now} />
    </CustomerFrame>
  )
}
