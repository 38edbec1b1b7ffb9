import { PayPanel } from '../../hold/pay-panel.tsx'
import { PriceMoved } from '../../hold/price-moved.tsx'
import { CustomerFrame } from '../customer-frame.tsx'
import type { OrderFace } from './desk-order.tsx'
import { Itinerary } from './itinerary.tsx'
import { KeyFacts } from './key-facts.tsx'
import { Travellers } from './travellers.tsx'

/** An order of flights for the customer who bought it. */
export function CustomerOrder({ order, now, failed, moved }: OrderFace) {
  return (
    <CustomerFrame order={order} now={now} facts={<KeyFacts order={order} />}>
      {moved && <PriceMoved order={order} moved={moved} />}
      {order.pay && !moved && <PayPanel order={order} pay={order.pay} now={now} outcome={failed} />}
      <Itinerary itinerary={order.itinerary} />
      <Travellers order={order} />
    </CustomerFrame>
  )
}
