import type { Money } from '#domain/money.ts'
import type { TransferTo } from '#domain/transfer.ts'

export interface PaymentRequest {
  /** Ours and unique; the gateway never charges one reference twice. Letters, digits, `-`, `.`, `=`. */
  reference: string
  amount: Money
  email: string
  /** Where the customer's browser comes back to. */
  callbackUrl: string
  metadata: Record<string, string>
}

export interface StartedPayment {
  /** The hosted page to send the customer to. */
  redirectUrl: string
  accessCode: string
}

export interface TransferRequest {
  /** Ours and unique, as for `initialize`. */
  reference: string
  amount: Money
  email: string
  /** Until when money is taken. */
  until: Date
}

/** `pending`: the customer or the bank is still at it. `abandoned`: opened, never finished; it may still be. */
export const paymentStatuses = ['succeeded', 'failed', 'pending', 'abandoned', 'reversed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export interface Payment {
  reference: string
  status: PaymentStatus
  /** What the gateway says was asked or charged. Compare it with what was asked before believing `succeeded`. */
  amount: Money
  /** What the gateway keeps of it; null until it tells. */
  fee: Money | null
  /** The gateway's or the bank's words, fit to show. */
  message: string
  /** `card`, `bank_transfer`, `ussd`...; null until one was used. */
  channel: string | null
  cardLast4: string | null
}

export interface RefundRequest {
  /** Of the payment. */
  reference: string
  /** At most what was paid. */
  amount: Money
  /** Ours and unique for this refund: it lets `findRefund` recognise it when an answer was lost. */
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
  /** The same happening has the same id, however often it is delivered. */
  eventId: string
  kind: PaymentEventKind
  /** Of the payment; null where the event names none. Ask `verify` or `findRefund`: an event is a hint, never proof of an amount. */
  reference: string | null
}

/** How the gateway calls us. Verify first, store `translate(...).eventId` as unique, answer 200, then work. */
export interface PaymentWebhook {
  /** Lower case. */
  readonly signatureHeader: string
  /** True when `signature`, the header's value, signs exactly these bytes. */
  verify(rawBody: Uint8Array, signature: string | undefined): boolean
  /** What a verified body says. Throws `SupplierError` `rejected` on a body that is not the gateway's. */
  translate(rawBody: Uint8Array): PaymentEvent
}

/**
 * A payment gateway with a hosted page. Every failure is a `SupplierError`. `unknown-outcome` of `refund` means that it may have acted: look by
 * `findRefund` before anything else. `initialize` moves no money: after a lost answer begin again with a new reference.
 */
export interface PaymentGateway {
  readonly id: string
  readonly title: string
  /** The currencies that can be charged each way, ISO 4217; a price in another one cannot be paid that way. */
  readonly currencies: Readonly<Record<'card' | 'bank-transfer', readonly string[]>>
  /** The smallest charge by currency, in minor units. */
  readonly least: Readonly<Partial<Record<string, number>>>
  /** Opens a payment. Throws `rejected` with vendor code `duplicate_reference` when the reference was opened before: ask `verify` what became of it. */
  initialize(request: PaymentRequest): Promise<StartedPayment>
  /** Opens an account for one bank transfer. The same refusals as `initialize`. Absent where the gateway has none. */
  openTransfer?(request: TransferRequest): Promise<TransferTo>
  /** Null when the gateway knows no such reference. */
  verify(reference: string): Promise<Payment | null>
  refund(request: RefundRequest): Promise<Refund>
  /** The refund of that payment that carries `note`, or without a note the newest one. Null when there is none. */
  findRefund(by: { reference: string; note?: string }): Promise<Refund | null>
  readonly webhook: PaymentWebhook
}
