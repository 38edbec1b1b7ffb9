import type { Airline, Offer, Segment, Slice } from '../../inventory/wire.ts'
import type { TestRoute } from './test-route.ts'

export interface Seat {
  designator: string
  name: string | null
  disclosures: string[]
}

export type OrderSegment = Omit<Segment, 'passengers'> & { passengers: (Segment['passengers'][number] & { seat: Seat | null })[] }

export type OrderSlice = Omit<Slice, 'segments'> & { segments: OrderSegment[]; changeable: boolean | null }

export interface IdentityDocument {
  type: string
  unique_identifier: string
  issuing_country_code: string
  expires_on?: string | null
}

export interface OrderPassenger {
  id: string
  type: string
  title: string
  gender: string
  given_name: string
  family_name: string
  born_on: string
  email: string
  phone_number: string
  infant_passenger_id: string | null
  loyalty_programme_accounts: { account_number: string; airline_iata_code: string }[]
  user_id: null
}

export interface OrderService {
  id: string
  type: string
  quantity: number
  passenger_ids: string[]
  segment_ids: string[]
  total_amount: string
  total_currency: string
  metadata: unknown
}

export interface OrderDocument {
  type: 'electronic_ticket' | 'electronic_miscellaneous_document_associated'
  unique_identifier: string
  passenger_ids: string[]
}

export interface AirlineInitiatedChange {
  id: string
  order_id: string
  action_taken: 'accepted' | 'cancelled' | 'changed' | null
  action_taken_at: string | null
  available_actions: ('accept' | 'cancel' | 'change' | 'update')[]
  added: OrderSlice[]
  removed: OrderSlice[]
  travel_agent_ticket: null
  created_at: string
  updated_at: string
}

export interface AirlineCredit {
  id: string
  credit_name: string
  credit_code: string
  credit_amount: string
  credit_currency: string
  issued_on: string | null
  passenger_id: string
}

export type RefundTo = 'balance' | 'arc_bsp_cash' | 'card' | 'voucher' | 'awaiting_payment' | 'airline_credits'

export interface OrderCancellation {
  id: string
  order_id: string
  live_mode: false
  refund_amount: string
  refund_currency: string
  refund_to: RefundTo
  airline_credits: AirlineCredit[]
  created_at: string
  expires_at: string
  confirmed_at: string | null
}

export const PAYMENT_TYPES = ['balance', 'arc_bsp_cash', 'card'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** How an order was paid. */
export interface Paid {
  /** The part not covered by credits. */
  type: PaymentType
  /** The refundable amount paid, in hundredths. */
  minor: number
  /** The airline credits among the payments, and the amount that they covered. */
  credits?: { ids: string[]; minor: number }
}

export interface Payment {
  id: string
  live_mode: false
  type: PaymentType
  amount: string
  currency: string
  status: 'succeeded'
  airline_credit_id: null
  failure_reason: null
  created_at: string
}

export interface Order {
  id: string
  live_mode: false
  type: 'instant' | 'hold'
  offer_id: string
  booking_reference: string
  booking_references: { booking_reference: string; carrier: Airline }[]
  owner: Airline
  created_at: string
  synced_at: string
  content: 'managed'
  base_amount: string
  base_currency: string
  tax_amount: string
  tax_currency: string
  total_amount: string
  total_currency: string
  slices: OrderSlice[]
  passengers: OrderPassenger[]
  services: OrderService[]
  documents: OrderDocument[]
  payment_status: {
    awaiting_payment: boolean
    payment_required_by: string | null
    price_guarantee_expires_at: string | null
    paid_at: string | null
  }
  conditions: Offer['conditions']
  available_actions: ('cancel' | 'change' | 'update')[]
  airline_initiated_changes: AirlineInitiatedChange[]
  changes: []
  cancellation: OrderCancellation | null
  cancelled_at: string | null
  void_window_ends_at: string | null
  metadata: Record<string, string>
  private_fares: Offer['private_fares']
  users: []
}

export interface StoredOrder {
  id: string
  order: Order
  /** Null while a hold waits for payment. */
  paid: Paid | null
  /** Keys of the seats this order holds on its flights. */
  seatKeys: string[]
  /** The outcome on the vendor's test route; null on ordinary routes. */
  route: TestRoute | null
  /** Already changed once: the airline accepts no second change. */
  changed: boolean
}
