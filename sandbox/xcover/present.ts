import { benefitsOf, judgeAll, priceOf } from './make-quotes.ts'
import type { PolicyRow } from './policies.data.ts'
import type { BookingRecord, QuoteRecord } from './records.ts'
import { coolingOffEnds, rowOf, termsOf } from './terms.ts'

const DAY_MS = 86_400_000
/** After this time a claim is being examined. */
const REVIEW_MS = 60_000
/** Quotes can be bound for a day. */
export const QUOTE_MS = DAY_MS

/** The id of one quote of a set. */
export const itemId = ({ id }: { id: string }, { code }: { code: string }): string => `${id}.${code}`

function presentQuote(row: PolicyRow, quote: QuoteRecord, baseUrl: string) {
  const { asked, raise } = quote
  const { premium, tax, total } = priceOf(row, asked, raise)
  return {
    id: itemId(quote, row),
    policy_start_date: asked.from,
    policy_end_date: asked.to,
    status: 'QUOTED',
    price: total,
    policy: {
      policy_type: 'travel',
      policy_name: row.name,
      policy_code: row.code,
      policy_version: '2026-01',
      category: 'travel_insurance',
      content: { title: row.name, description: row.summary, exclusions: row.exclusions },
      underwriter: { name: row.underwriter, disclaimer: `${row.name} is underwritten by ${row.underwriter}.` },
    },
    tax: { total_tax: tax, total_amount_without_tax: premium, taxes: [{ tax_code: 'IPT', tax_amount: tax }] },
    benefits: benefitsOf(row, asked),
    flexibility: row.flexibility,
    cooling_off_days: row.coolingOffDays,
    late_cancellation_fee: row.lateFee,
    ipid_url: `${baseUrl}/xcover/documents/ipid/${row.code}.pdf`,
    pds_url: `${baseUrl}/xcover/documents/terms/${row.code}.pdf`,
  }
}

/** A set of quotes, as `quotes/` answers. */
export function presentQuotes(quote: QuoteRecord, baseUrl: string) {
  const judged = judgeAll(quote.asked)
  const quotes = judged.flatMap(({ row, refusal }) => (refusal ? [] : [presentQuote(row, quote, baseUrl)]))
  return {
    id: quote.id,
    status: quote.optedOut ? 'OPTED_OUT' : 'RECEIVED',
    currency: quote.asked.currency,
    total_price: quotes.reduce((sum, { price }) => sum + price, 0),
    valid_until: new Date(quote.created + QUOTE_MS).toISOString(),
    quotes: Object.fromEntries(quotes.map((one, index) => [String(index), one])),
    errors: judged.flatMap(({ row, refusal }) =>
      refusal ? [{ policy_code: row.code, policy_name: row.name, underwriter: row.underwriter, message: refusal }] : [],
    ),
  }
}

/** The money of cancelling a policy at an instant. */
export function cancellationOf(booking: BookingRecord, quote: QuoteRecord, at: number) {
  const row = rowOf(booking.policyCode)
  const { asked, total } = termsOf(booking, quote)
  const ends = coolingOffEnds(booking)
  const hasStarted = at >= Date.parse(asked.from)
  const fee = at < ends && !hasStarted ? 0 : Math.round(total * (row.lateFee ?? 1) * 100) / 100
  return {
    refund: Math.round((total - fee) * 100) / 100,
    fee,
    coolingOff: new Date(ends).toISOString(),
    isOver: hasStarted || (at >= ends && row.lateFee === null),
  }
}

/** A bound policy, as `bookings/` answers. */
export function presentBooking(booking: BookingRecord, quote: QuoteRecord, { baseUrl, now }: { baseUrl: string; now: number }) {
  const { asked, total } = termsOf(booking, quote)
  const row = rowOf(booking.policyCode)
  return {
    id: booking.id,
    status: booking.cancelled ? 'CANCELLED' : 'CONFIRMED',
    policy_number: booking.number,
    currency: asked.currency,
    total_price: total,
    partner_transaction_id: booking.reference,
    quotes: [{ id: itemId(quote, row), policy_start_date: asked.from, policy_end_date: asked.to, insured: booking.insured }],
    coi: {
      url: `${baseUrl}/xcover/documents/coi/${booking.id}.pdf`,
      pdf: `${baseUrl}/xcover/documents/coi/${booking.id}.pdf?token=${booking.token}`,
    },
    claim_url: booking.cancelled ? null : `${baseUrl}/insurer/claims/${booking.id}?token=${booking.token}`,
    claims: (booking.claims ?? []).map(({ id, at }) => ({
      id,
      status: now - at < REVIEW_MS ? 'SUBMITTED' : 'IN_REVIEW',
      created_at: new Date(at).toISOString(),
      paid_amount: null,
    })),
    can_be_cancelled: !booking.cancelled && !cancellationOf(booking, quote, now).isOver,
    ...(booking.cancelled && { refund_value: booking.cancelled.refund, adjustment_fee: booking.cancelled.fee }),
  }
}
