import type { StayOrder } from '#contract/products/stay.ts'
import type { FormOutcome } from '../../../../kit/form/outcome.ts'
import { CheaperStay } from '../../cancellation/cheaper-stay.tsx'
import { DeskFrame } from '../desk-frame.tsx'
import { StayFacts } from './stay-facts.tsx'
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
    <DeskFrame order={order} now={now} facts={<StayFacts order={order} />}>
      {order.cheaper && order.status === 'Issued' && <CheaperStay cheaper={order.cheaper} outcome={failed} />}
      <StayStory order={order} now={now} />
    </DeskFrame>
  )
}
