import type { OrderFace } from '../orders/desk-order.tsx'
import { Itinerary } from '../orders/itinerary.tsx'
import { KeyFacts } from '../orders/key-facts.tsx'
import { PayPanel } from '../orders/pay-panel.tsx'
import { PriceMoved } from '../orders/price-moved.tsx'
import { Travellers } from '../orders/travellers.tsx'
import { CustomerFrame } from './customer-frame.tsx'

/** A booking of flights as the traveller who made it sees it. */
export function CustomerOrder({ order, now, failed, moved }: OrderFace) {
  return (
    <CustomerFrame order={order} now={now} facts={<KeyFacts order={order} />}>
      {moved && <PriceMoved order={order} moved={moved} />}
      {order.pay && !moved && <PayPanel pay={order.pay} outcome={failed} />}
      <Itinerary itinerary={order.itinerary} />
      <Travellers order={order} />
    </CustomerFrame>
  )
}
