import { type Money, minorDigits, money } from '#domain/money/money.ts'
import type { ClaimState } from '#domain/policies/claims.ts'
import { type BenefitKind, benefitNames, type Flexibility, flexibilityNames } from '#domain/policies/policy.ts'
import type { PolicyClaim, PolicyQuotes, SupplierPolicy, SupplierPolicyOrder } from '../port.ts'
import { type WireBooking, WireQuote, type WireQuotes } from './wire.ts'

/** A JSON number in major units as an amount. Throws RangeError for more decimals than rounding of a float explains, and for what is no amount. */
export function toMoney(value: number, currency: string): Money {
  const minor = value * 10 ** minorDigits(currency)
  const amount = Math.round(minor)
  if (Math.abs(amount - minor) > 1e-4) throw new RangeError(`not an amount in ${currency}: ${value}`)
  return money(amount, currency)
}

/** A limit or an excess, which may have more decimals than its currency; null if it is not stated. */
function amountOf(value: number | null | undefined, currency: string): Money | null {
  if (value === null || value === undefined) return null
  const unit = 10 ** minorDigits(currency)
  return toMoney(Math.round(value * unit) / unit, currency)
}

const kindOf = (code: string): BenefitKind => benefitNames.find((one) => one === code) ?? 'other'
const flexibilityOf = (text: string | null | undefined): Flexibility => flexibilityNames.find((one) => one === text) ?? 'fixed'

function mapQuote(raw: unknown, { id, currency, valid_until }: WireQuotes, supplier: string): SupplierPolicy {
  const quote = WireQuote.parse(raw)
  const { policy, benefits, tax } = quote
  const net = toMoney(quote.price, currency)
  if (net.amount <= 0) throw new RangeError(`not a premium: ${quote.price}`)
  return {
    supplier,
    code: policy.policy_code,
    quoteId: id,
    itemId: quote.id,
    name: policy.policy_name,
    insurer: policy.underwriter.name,
    insurerNote: policy.underwriter.disclaimer ?? `Underwritten by ${policy.underwriter.name}.`,
    summary: policy.content.description ?? '',
    benefits: benefits.map(({ code, description, limit, excess, note }) => ({
      kind: kindOf(code),
      title: description,
      limit: amountOf(limit, currency),
      excess: excess ? amountOf(excess, currency) : null,
      note: note ?? null,
    })),
    exclusions: policy.content.exclusions ?? [],
    flexibility: flexibilityOf(quote.flexibility),
    coolingOffDays: quote.cooling_off_days ?? 0,
    latePenalty: typeof quote.late_cancellation_fee === 'number' ? Math.round(quote.late_cancellation_fee * 10_000) : null,
    net,
    tax: tax ? toMoney(tax.total_tax, currency) : null,
    validUntil: valid_until,
    ipidUrl: quote.ipid_url,
    termsUrl: quote.pds_url,
  }
}

/** The quotes with a usable price and terms, and the refused policies; `dropped` counts the others. */
export function mapQuotes(wire: WireQuotes, supplier: string): PolicyQuotes & { dropped: number } {
  const offered: SupplierPolicy[] = []
  const raw = Object.values(wire.quotes)
  for (const one of raw) {
    try {
      offered.push(mapQuote(one, wire, supplier))
    } catch {
      // Counted below: one unusable quote does not affect the others.
    }
  }
  const refused = (wire.errors ?? []).map(({ policy_code, policy_name, underwriter, message }) => ({
    supplier,
    code: policy_code,
    name: policy_name,
    insurer: underwriter,
    reason: message,
  }))
  return { offered, refused, dropped: raw.length - offered.length }
}

const statuses = { CONFIRMED: 'issued', CANCELLED: 'cancelled', PENDING: 'pending', FAILED: 'failed' } as const

function periodOf({ quotes: [quote] }: WireBooking): { from: string; to: string } | null {
  const { policy_start_date: from, policy_end_date: to } = quote ?? {}
  return from && to ? { from, to } : null
}

export const mapBooking = (wire: WireBooking): SupplierPolicyOrder => ({
  id: wire.id,
  supplierOfferId: wire.quotes[0]?.id ?? null,
  reference: wire.partner_transaction_id ?? null,
  bookingReference: wire.policy_number ?? null,
  status: statuses[wire.status],
  details: { certificateUrl: wire.coi?.pdf ?? null, period: periodOf(wire) },
  total: toMoney(wire.total_price, wire.currency),
  payBy: null,
  priceGuaranteedUntil: null,
  voidUntil: null,
  refund: typeof wire.refund_value === 'number' ? toMoney(wire.refund_value, wire.currency) : null,
})

const claimStates: Record<string, ClaimState> = {
  SUBMITTED: 'submitted',
  IN_REVIEW: 'in-review',
  INFO_REQUIRED: 'needs-information',
  APPROVED: 'approved',
  PAID: 'paid',
  DECLINED: 'declined',
}

/** The claims of a policy, newest first. A state that is not known counts as being examined. */
export const mapClaims = ({ claims, currency }: WireBooking): PolicyClaim[] =>
  (claims ?? [])
    .map(({ id, status, created_at, paid_amount }) => ({
      reference: id,
      state: claimStates[status] ?? 'in-review',
      openedAt: created_at,
      paid: typeof paid_amount === 'number' ? toMoney(paid_amount, currency) : null,
    }))
    .toSorted((a, b) => b.openedAt.localeCompare(a.openedAt))
