import type { StayOrder } from '#contract/products/stay.ts'
import type { FormOutcome } from '../../../../kit/form/outcome.ts'
import { CheaperStay } from '../../cancellation/cheaper-stay.tsx'
import { DeskFrame } from '../desk-frame.tsx'
import { FactsUntilOver } from '../order-facts.tsx'
import { StayStory } from './stay-story.tsx'

export interface StayFace {
  order: StayOrder
  now: string
  /** The failure of the last action. */
  failed: FormOutcome | undefined
}

/** An order of a stay for the agency. */
export function DeskStay({ order, now, failed }: StayFace) {
  return (
    <DeskFrame
      order={order}
      now={now}
      facts={
        <FactsUntilOver order={order} label="Property">
          {order.offer.property.name}
        </FactsUntilOver>
      }
    >
      {order.cheaper && order.status === 'Issued' && <CheaperStay cheaper={order.cheaper} outcome={failed} />}
      <StayStory order={order} now={now} />
    </DeskFrame>
  )
}
