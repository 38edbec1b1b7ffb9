import type { FlightOrder } from '#contract/products/flight.ts'
import { AirlineMark } from '../../../../kit/airline-mark.tsx'
import { OrderFacts } from '../order-facts.tsx'
import css from './key-facts.module.css'

/** The facts of a flight that an airline asks for. */
export const KeyFacts = ({ order }: { order: FlightOrder }) => (
  <OrderFacts order={order} label="Airline">
    <span className={css.airline}>
      <AirlineMark code={order.itinerary.owner} size={20} />
      {order.itinerary.ownerName}
    </span>
  </OrderFacts>
)
