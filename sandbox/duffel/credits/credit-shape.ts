import type { AirlineCredit as CancellationCredit } from '../orders/order-shape.ts'

export const CREDIT_TYPES = ['eticket', 'mco'] as const

/** An airline's debt to a traveller: an unused ticket or a voucher, to pay for other flights of the same airline. */
export interface StoredCredit {
  id: string
  code: string
  /** Decimal text. */
  amount: string
  amount_currency: string
  type: (typeof CREDIT_TYPES)[number]
  airline_iata_code: string
  issued_on: string
  live_mode: false
  expires_at: string
  spent_at: string | null
  invalidated_at: string | null
  given_name: string | null
  family_name: string | null
  passenger_id: string | null
  /** The cancelled order of the credit; null for one that was added manually, which no search accepts. */
  order_id: string | null
  user_id: string | null
  created_at: string
  credit_name: string
}

/** The documents show an amount and a code under two names each: the credit's own, and those of a cancellation. */
export const presentCredit = (credit: StoredCredit) => ({
  ...credit,
  credit_amount: credit.amount,
  credit_currency: credit.amount_currency,
  credit_code: credit.code,
})

/** A credit in the form of the cancellation that created it. */
export const asCancellationCredit = (credit: StoredCredit): CancellationCredit => ({
  id: credit.id,
  credit_name: credit.credit_name,
  credit_code: credit.code,
  credit_amount: credit.amount,
  credit_currency: credit.amount_currency,
  issued_on: credit.issued_on,
  passenger_id: credit.passenger_id ?? '',
})
