import type { TourOrder } from '#contract/products/tour.ts'
import { DeskFrame } from '../desk-frame.tsx'
import { FactsUntilOver } from '../order-facts.tsx'
import { TourStory } from './tour-story.tsx'

/** An order of a tour for the agency. */
export const DeskTour = ({ order, now }: { order: TourOrder; now: string }) => (
  <DeskFrame
    order={order}
    now={now}
    facts={
      <FactsUntilOver order={order} label="Tour">
        {order.offer.tour.title}
      </FactsUntilOver>
    }
  >
    <TourStory order={order} now={now} />
  </DeskFrame>
)
