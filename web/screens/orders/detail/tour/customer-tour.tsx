import type { TourOrder } from '#contract/products/tour.ts'
import { CustomerFrame } from '../customer-frame.tsx'
import { FactsUntilOver } from '../order-facts.tsx'
import { TourStory } from './tour-story.tsx'

/** A tour for the customer who booked it. */
export const CustomerTour = ({ order, now }: { order: TourOrder; now: string }) => (
  <CustomerFrame
    order={order}
    now={now}
    facts={
      <FactsUntilOver order={order} label="Tour">
        {order.offer.tour.title}
      </FactsUntilOver>
    }
  >
    <TourStory order={order} now={now} />
  </CustomerFrame>
)
