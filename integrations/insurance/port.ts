import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import type { ClaimState } from '#domain/policies/claims.ts'
import type { PolicyDetails } from '#domain/policies/order-details.ts'
import type { Insured, Policyholder } from '#domain/policies/people.ts'
import type { PolicyTerms } from '#domain/policies/policy.ts'
import type { SearchOptions, SupplierOrder } from '../supplier-order.ts'

export interface PolicyQuery {
  /** ISO 3166-1 alpha-2. */
  residence: string
  destinations: readonly string[]
  from: LocalDate
  to: LocalDate
  /** On the first day. */
  ages: readonly number[]
  tripCost: Money | null
  /** In which prices are asked for; a supplier may answer in another one. */
  currency: string
}

/** A policy that the supplier sells for this trip. */
export interface SupplierPolicy extends PolicyTerms {
  supplier: string
  code: string
  /** Bound once. */
  quoteId: string
  itemId: string
  /** With taxes. */
  net: Money
  tax: Money | null
  /** ISO instant. */
  validUntil: string
  ipidUrl: string
  termsUrl: string
}

/** A policy that does not take these people, with the insurer's reason. */
export interface RefusedPolicy {
  supplier: string
  code: string
  name: string
  insurer: string
  reason: string
}

export interface PolicyQuotes {
  offered: SupplierPolicy[]
  refused: RefusedPolicy[]
}

export interface PolicyBooking {
  quoteId: string
  itemId: string
  /** Our id of the call, a UUID: the supplier binds once for it. */
  reference: string
  residence: string
  insured: readonly Insured[]
  policyholder: Policyholder
  contact: Contact
}

/** A claim that somebody made at the insurer. */
export interface PolicyClaim {
  /** The insurer's number of the claim. */
  reference: string
  state: ClaimState
  /** ISO instant. */
  openedAt: string
  /** Null before anything was paid. */
  paid: Money | null
}

/** The price of a bound policy for another period. */
export interface PolicyChangeQuote {
  /** Confirmed once. */
  changeId: string
  /** The whole premium for the new period, with taxes, in the currency of the policy. */
  net: Money
  tax: Money | null
}

/** A bound policy in the supplier's system. */
export interface SupplierPolicyOrder extends SupplierOrder<PolicyDetails> {
  /** Null before a cancellation. */
  refund: Money | null
}

/**
 * One configured supplier of travel insurance. Every failure is a `SupplierError`. All kinds except `unknown-outcome` of `book`, `confirmChange` and
 * `cancel` mean that nothing was done; after `unknown-outcome` use `findBooking` or `getOrder`, which has the insured period.
 */
export interface PolicySupplier {
  readonly id: string
  readonly title: string
  /** Yields the policies for a trip. Throws `timeout` if the deadline passes first; ends without an error if aborted. */
  search(query: PolicyQuery, options: SearchOptions): AsyncIterable<PolicyQuotes[]>
  /** New quotes for a trip, which nobody else binds. */
  quote(query: PolicyQuery): Promise<PolicyQuotes>
  /** Records that nothing of a quote is bought. */
  decline(quoteId: string): Promise<void>
  /** Binds a policy of a quote. Throws `sold-out` for a quote that has ended. */
  book(booking: PolicyBooking): Promise<SupplierPolicyOrder>
  /**
   * The premium of a policy for another period; nothing is changed. Throws `rejected`: with vendor code `TOO_LATE` once the policy has ended or its
   * period has begun, otherwise with the insurer's reason in `words`.
   */
  quoteChange(supplierOrderId: string, period: { from: LocalDate; to: LocalDate }): Promise<PolicyChangeQuote>
  /**
   * Changes a policy to what was quoted; confirming a quote twice is no error. Throws `rejected` as `quoteChange`, and `sold-out` for a quote that has
   * ended.
   */
  confirmChange(supplierOrderId: string, changeId: string): Promise<SupplierPolicyOrder>
  /** The refund and the penalty of cancelling now; nothing is cancelled. */
  previewCancellation(supplierOrderId: string): Promise<{ refund: Money; penalty: Money }>
  /** Cancels. Throws `rejected` with vendor code `TOO_LATE` if it is too late; cancelling twice is no error. */
  cancel(supplierOrderId: string): Promise<SupplierPolicyOrder>
  /** The policy bound from a quote for our reference; null if there is none. */
  findBooking(quoteId: string, reference: string): Promise<SupplierPolicyOrder | null>
  getOrder(supplierOrderId: string): Promise<SupplierPolicyOrder>
  /** The claims of a policy, and the insurer's page where a new one is made; null if none can be made. */
  claims(supplierOrderId: string): Promise<{ startUrl: string | null; claims: PolicyClaim[] }>
  /** A PDF of the insurer by its address in an answer: product information, terms or a certificate. */
  document(url: string): Promise<Buffer>
}
