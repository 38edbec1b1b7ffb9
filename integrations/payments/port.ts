import type { Money } from '#domain/money/money.ts'
import type { CardFacts } from '#domain/money/saved-card.ts'
import type { TransferTo } from '#domain/money/transfer.ts'

export interface PaymentRequest {
  /** Our unique reference; the gateway never charges one reference twice. Letters, digits, `-`, `.`, `=`. */
  reference: string
  amount: Money
  email: string
  /** The return address of the customer's browser. */
  callbackUrl: string
  metadata: Record<string, string>
}

export interface StartedPayment {
  /** The address of the hosted page. */
  redirectUrl: string
  accessCode: string
}

export interface TransferRequest {
  /** Our unique reference, as for `initialize`. */
  reference: string
  amount: Money
  email: string
  /** Until when the account accepts money. */
  until: Date
}

/** `pending`: the customer or the bank has not finished. `abandoned`: opened, never finished; it may still be. */
export const paymentStatuses = ['succeeded', 'failed', 'pending', 'abandoned', 'reversed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A card that can be charged again without its holder. `authorizationCode` is a secret: with our key it charges the card. */
export interface ReusableCard extends CardFacts {
  authorizationCode: string
  /** The gateway's customer, for whom alone it can be charged. */
  email: string
}

export interface SavedCardCharge extends Pick<ReusableCard, 'authorizationCode' | 'email'> {
  /** Our unique reference, as for `initialize`. */
  reference: string
  amount: Money
  metadata: Record<string, string>
}

/** `pending`: call `verify` for the outcome. `failed`: nothing was charged. */
export interface SavedCardOutcome {
  status: 'succeeded' | 'failed' | 'pending'
  /** The gateway's or the bank's message, for display. */
  message: string
}

export interface Payment {
  reference: string
  status: PaymentStatus
  /** The amount according to the gateway. Compare it with the requested one before accepting `succeeded`. */
  amount: Money
  /** The gateway's fee; null until it is known. */
  fee: Money | null
  /** The gateway's or the bank's message, for display. */
  message: string
  /** `card`, `bank_transfer`, `ussd`...; null before one was used. */
  channel: string | null
  cardLast4: string | null
  /** Null if nothing was paid by card, or if the card cannot be charged again. */
  card: ReusableCard | null
}

export interface RefundRequest {
  /** Of the payment. */
  reference: string
  /** At most the amount paid. */
  amount: Money
  /** Our unique note of this refund: `findRefund` finds it if the answer was lost. */
  note: string
}

export const refundStatuses = ['pending', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export interface Refund {
  id: string
  status: RefundStatus
  amount: Money
  note: string | null
}

export const paymentEventKinds = [
  'charge-succeeded',
  'refund-pending',
  'refund-processed',
  'refund-failed',
  'dispute-opened',
  'dispute-closed',
  'other',
] as const
export type PaymentEventKind = (typeof paymentEventKinds)[number]

export interface PaymentEvent {
  /** Equal for all deliveries of one event. */
  eventId: string
  kind: PaymentEventKind
  /** Of the payment; null if the event has none. Call `verify` or `findRefund`: an event is a hint, never proof of an amount. */
  reference: string | null
}

/** The gateway's webhooks. Verify first, store `translate(...).eventId` as unique, answer 200, then process. */
export interface PaymentWebhook {
  /** Lower case. */
  readonly signatureHeader: string
  /** True if `signature`, the header's value, signs exactly these bytes. */
  verify(rawBody: Uint8Array, signature: string | undefined): boolean
  /** Parses a verified body. Throws `SupplierError` `rejected` for an invalid one. */
  translate(rawBody: Uint8Array): PaymentEvent
}

/**
 * A payment gateway with a hosted page. Every failure is a `SupplierError`. `unknown-outcome` of `refund` or `chargeSaved` means that it may have
 * acted: call `findRefund` or `verify`, and do not repeat it. `initialize` moves no money: after a lost answer start again with a new reference.
 */
export interface PaymentGateway {
  readonly id: string
  readonly title: string
  /** The chargeable currencies of each payment method, ISO 4217; other prices cannot be paid by it. */
  readonly currencies: Readonly<Record<'card' | 'bank-transfer', readonly string[]>>
  /** The smallest charge by currency, in minor units. */
  readonly least: Readonly<Partial<Record<string, number>>>
  /** Opens a payment. Throws `rejected` with vendor code `duplicate_reference` if the reference is known: call `verify` for its outcome. */
  initialize(request: PaymentRequest): Promise<StartedPayment>
  /** Opens an account for one bank transfer, with the errors of `initialize`. Absent if the gateway has no such accounts. */
  openTransfer?(request: TransferRequest): Promise<TransferTo>
  /** Null if the gateway has no such reference. */
  verify(reference: string): Promise<Payment | null>
  /**
   * Charges a card that `verify` returned, without its holder. Throws `rejected` with vendor code `duplicate_reference` if the reference is known: call
   * `verify` for its outcome.
   */
  chargeSaved(request: SavedCardCharge): Promise<SavedCardOutcome>
  /**
   * Ends the authorization of a card: it cannot be charged again. Repeating it is safe; an authorization that is unknown or already inactive counts as
   * ended. Absent if the gateway cannot end one.
   */
  deactivateSaved?(card: Pick<ReusableCard, 'authorizationCode'>): Promise<void>
  refund(request: RefundRequest): Promise<Refund>
  /** The refund of that payment with `note`, or without a note the newest one. Null if there is none. */
  findRefund(by: { reference: string; note?: string }): Promise<Refund | null>
  readonly webhook: PaymentWebhook
}
