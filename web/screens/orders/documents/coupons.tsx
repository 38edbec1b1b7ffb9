import { clock, daysBetween, formatDate, type LocalDate } from '#domain/dates.ts'
import type { FlightItineraryOffer } from '#domain/flights/offer.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'
import { cabinLabels } from '../../../products/flight/fare-words.ts'
import { flightCode } from '../../../products/flight/slice-words.ts'
import css from './tickets.module.css'

type Props = { itinerary: FlightItineraryOffer; status: OrderStatus; today: LocalDate; label: string }

/** One coupon per flight, in the order of travel. On phones each is a small card. */
export function Coupons({ itinerary, status, today, label }: Props) {
  const segments = itinerary.slices.flatMap((slice) => slice.segments)
  return (
    <table className={css.coupons} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Coupon</th>
          <th scope="col">Flight</th>
          <th scope="col">From – to</th>
          <th scope="col">Departs</th>
          <th scope="col">Cabin</th>
          <th scope="col">Fare basis</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {segments.map((segment, at) => {
          const coupon = couponStatus(status, segment.departsAt, today)
          return (
            <tr key={`${flightCode(segment)} ${segment.departsAt}`}>
              <td data-label="Coupon">{at + 1}</td>
              <td data-label="Flight">{flightCode(segment)}</td>
              <td data-label="From – to">
                {segment.fromCity} {segment.from} – {segment.toCity} {segment.to}
              </td>
              <td data-label="Departs">
                {formatDate(segment.departsAt)}, {clock(segment.departsAt)}
              </td>
              <td data-label="Cabin">{cabinLabels[segment.cabin]}</td>
              <td data-label="Fare basis">{segment.fareBasis ?? '–'}</td>
              <td data-label="Status">
                <Pill tone={coupon.tone}>{coupon.label}</Pill>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export type CouponStatus = { label: string; tone: Tone }

const byOrder: Partial<Record<OrderStatus, CouponStatus>> = {
  TicketCancelationRequested: { label: 'Cancellation requested', tone: 'warn' },
  TicketCanceled: { label: 'Cancelled', tone: 'quiet' },
  Refunded: { label: 'Refunded', tone: 'quiet' },
}

/**
 * The status of a ticket's coupon, as far as the order has it. Airlines do not report which flights were flown, so a flight of an earlier day is only
 * "departed". `today` is the agency's date.
 */
export function couponStatus(status: OrderStatus, departsAt: string, today: LocalDate): CouponStatus {
  const told = byOrder[status]
  if (told) return told
  if (daysBetween(today, departsAt) < 0) return { label: 'Departed', tone: 'quiet' }
  return { label: 'Open for use', tone: 'good' }
}
