import type { StayOrder } from '#contract/orders.ts'
import { DeskFrame } from '../desk-frame.tsx'
import { StayFacts } from './stay-facts.tsx'
import { StayStory } from './stay-story.tsx'

export interface StayFace {
  order: StayOrder
  now: string
}

/** An order of a stay on the desk. */
export function DeskStay({ order, now }: StayFace) {
  return (
    <DeskFrame order={order} now={now} facts={<StayFacts order={order} />}>
      <StayStory order={order} now={now} />
    </DeskFrame>
  )
}
