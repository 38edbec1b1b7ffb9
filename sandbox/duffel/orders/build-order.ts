import { accountingPrefix } from '../../inventory/network/airlines.ts'
import type { Offer } from '../../inventory/wire.ts'
import { makeDocumentNumber, makeId } from '../make-id.ts'
import { sumOf, toAmount, toMinor } from '../money.ts'
import type { Chosen } from './choose-services.ts'
import type { OrderInput, PassengerInput } from './order-input.ts'
import {
  type Order,
  type OrderDocument,
  type OrderPassenger,
  type OrderSlice,
  PAYMENT_TYPES,
  type Paid,
  type StoredOrder,
} from './order-shape.ts'
import type { TestRoute } from './test-route.ts'

interface Making {
  offer: Offer
  input: OrderInput
  chosen: Chosen
  reference: string
  now: Date
  route: TestRoute | null
}

/** Midnight after the day of issue: until then the airline voids a ticket free of charge. */
export const endOfDay = (now: Date) => `${now.toISOString().slice(0, 10)}T23:59:59.000Z`

/** One ticket for each passenger and one miscellaneous document for each service, with the carrier's numbering. */
export function issueDocuments(order: Pick<Order, 'owner' | 'passengers' | 'services'>): OrderDocument[] {
  const prefix = accountingPrefix(order.owner.iata_code)
  return [
    ...order.passengers.map(
      ({ id }): OrderDocument => ({
        type: 'electronic_ticket',
        unique_identifier: makeDocumentNumber(prefix),
        passenger_ids: [id],
      }),
    ),
    ...order.services.map(({ passenger_ids }) => issueServiceDocument(prefix, passenger_ids)),
  ]
}

export const issueServiceDocument = (prefix: string, passengerIds: string[]): OrderDocument => ({
  type: 'electronic_miscellaneous_document_associated',
  unique_identifier: makeDocumentNumber(prefix),
  passenger_ids: passengerIds,
})

function passengerOf(offer: Offer, input: PassengerInput): OrderPassenger {
  const { identity_documents: _documents, user_id: _user, ...rest } = input
  const expected = offer.passengers.find(({ id }) => id === input.id)
  return {
    ...rest,
    type: expected?.type ?? 'adult',
    infant_passenger_id: input.infant_passenger_id ?? null,
    loyalty_programme_accounts: input.loyalty_programme_accounts ?? expected?.loyalty_programme_accounts ?? [],
    user_id: null,
  }
}

/** The flights of an offer in the order's form, with the purchased seats. */
export function slicesOf(offer: Offer, seats: Chosen['seats']): OrderSlice[] {
  return offer.slices.map((slice) => ({
    ...slice,
    changeable: slice.conditions.change_before_departure?.allowed ?? null,
    segments: slice.segments.map((segment) => ({
      ...segment,
      passengers: segment.passengers.map((passenger) => ({
        ...passenger,
        seat: seats.find((one) => one.segmentId === segment.id && one.passengerId === passenger.passenger_id)?.seat ?? null,
      })),
    })),
  }))
}

/** The sum of the payments of an instant order, which is known to equal the total. */
function paidBy({ payments }: OrderInput, minor: number): Paid {
  const credits = (payments ?? []).filter(({ type }) => type === 'airline_credit')
  const type = PAYMENT_TYPES.find((known) => payments?.some((payment) => payment.type === known)) ?? 'balance'
  if (credits.length === 0) return { type, minor }
  const ids = credits.flatMap(({ airline_credit_id }) => airline_credit_id ?? [])
  return { type, minor, credits: { ids, minor: sumOf(credits.map(({ amount }) => toMinor(amount))) } }
}

/** An order as stored, paid (instant) or awaiting payment (hold). Nothing is stored here. */
export function buildOrder({ offer, input, chosen, reference, now, route }: Making): StoredOrder {
  const at = now.toISOString()
  const totalMinor = toMinor(offer.total_amount) + chosen.minor
  const paid = input.type === 'instant' ? paidBy(input, totalMinor) : null
  const order: Order = {
    id: makeId('ord'),
    live_mode: false,
    type: input.type,
    offer_id: offer.id,
    booking_reference: reference,
    booking_references: [{ booking_reference: reference, carrier: offer.owner }],
    owner: offer.owner,
    created_at: at,
    synced_at: at,
    content: 'managed',
    base_amount: toAmount(totalMinor - toMinor(offer.tax_amount)),
    base_currency: offer.base_currency,
    tax_amount: offer.tax_amount,
    tax_currency: offer.tax_currency,
    total_amount: toAmount(totalMinor),
    total_currency: offer.total_currency,
    slices: slicesOf(offer, chosen.seats),
    passengers: input.passengers.map((passenger) => passengerOf(offer, passenger)),
    services: chosen.services,
    documents: [],
    payment_status: {
      awaiting_payment: paid === null,
      payment_required_by: paid === null ? offer.payment_requirements.payment_required_by : null,
      price_guarantee_expires_at: paid === null ? offer.payment_requirements.price_guarantee_expires_at : null,
      paid_at: paid === null ? null : at,
    },
    conditions: offer.conditions,
    available_actions: [],
    airline_initiated_changes: [],
    changes: [],
    cancellation: null,
    cancelled_at: null,
    void_window_ends_at: paid === null ? null : endOfDay(now),
    metadata: input.metadata ?? {},
    private_fares: offer.private_fares,
    users: [],
  }
  if (paid !== null) order.documents = issueDocuments(order)
  return {
    id: order.id,
    order,
    paid,
    seatKeys: chosen.seats.map(({ key }) => key),
    route,
    changed: false,
  }
}
