import type { FlightOrder } from '#contract/products/flight.ts'
import type { FormOutcome } from '../../../../kit/form/outcome.ts'
import type { PriceMoved as Moved } from '../../hold/pay-order.ts'
import { PayPanel } from '../../hold/pay-panel.tsx'
import { PriceMoved } from '../../hold/price-moved.tsx'
import { DeskFrame } from '../desk-frame.tsx'
import { Itinerary } from './itinerary.tsx'
import { KeyFacts } from './key-facts.tsx'
import { Travellers } from './travellers.tsx'

export interface OrderFace {
  order: FlightOrder
  now: string
  /** The failure of the last payment attempt. */
  failed: FormOutcome | undefined
  /** The airline's price had changed when the order was paid. */
  moved: Moved | null
}

/** An order of flights for the agency. */
export function DeskOrder({ order, now, failed, moved }: OrderFace) {
  return (
    <DeskFrame order={order} now={now} facts={<KeyFacts order={order} />}>
      {moved && <PriceMoved order={order} moved={moved} />}
      {order.pay && !moved && <PayPanel order={order} pay={order.pay} now={now} outcome={failed} />}
      <Itinerary itinerary={order.itinerary} />
      <Travellers order={order} />
    </DeskFrame>
  )
}
