import { toAmount } from '../../duffel/money.ts'
import { timelineOf } from '../../inventory/stays/prices/cancellation-timeline.ts'
import { commissionOf, publicTotal } from '../../inventory/stays/prices/price-rates.ts'
import type { RatePlan } from '../../inventory/stays/prices/rate-plans.ts'
import { expiresAt } from '../search/result-recipe.ts'
import { conditionsOf } from './rate-conditions.ts'
import { dueNow, dueThere, isOnRequest, type RateFacts } from './rate-facts.ts'

const boardNames: Record<RatePlan['board'], string> = {
  room_only: 'Room Only',
  breakfast: 'Bed & Breakfast',
  half_board: 'Half Board',
  full_board: 'Full Board',
  all_inclusive: 'All Inclusive',
}

const termNames: Record<RatePlan['refund'], string> = {
  none: 'Advance Purchase',
  partial: 'Semi-Flexible',
  moderate: 'Standard',
  flexible: 'Flexible',
}

/** The amounts of a rate, each with its currency; quotes have the same. */
export function presentPrice({ listing, query, price }: Pick<RateFacts, 'listing' | 'query' | 'price'>) {
  const { currency } = listing.supplier.account
  const due = dueThere({ listing, query, price })
  return {
    base_amount: toAmount(price.base),
    base_currency: currency,
    tax_amount: toAmount(price.tax),
    tax_currency: currency,
    fee_amount: toAmount(price.fee),
    fee_currency: currency,
    total_amount: toAmount(price.total),
    total_currency: currency,
    due_at_accommodation_amount: due.amount,
    due_at_accommodation_currency: due.currency,
  }
}

/** A rate in the vendor's format, with additional fields: `on_request`, the public price, and the amount of a deposit. */
export function presentRate(facts: RateFacts) {
  const { id, listing, query, plan, room, price, agreement, left } = facts
  const { property, supplier } = listing
  const { currency } = supplier.account
  const timeline = timelineOf(property, plan.refund, price.total, query)
  const asked = publicTotal(listing, price)
  return {
    id,
    ...presentPrice(facts),
    public_amount: asked === null ? null : toAmount(asked),
    public_currency: asked === null ? null : currency,
    deposit_amount: plan.payment === 'deposit' ? toAmount(dueNow(plan, price)) : null,
    deposit_currency: plan.payment === 'deposit' ? currency : null,
    board_type: plan.board,
    payment_type: plan.payment,
    available_payment_methods: ['balance', 'card'],
    cancellation_timeline: timeline.map(({ before, refundMinor }) => ({
      before,
      refund_amount: toAmount(refundMinor),
      currency,
    })),
    conditions: conditionsOf(facts),
    supported_loyalty_programme: property.brand?.chain.loyalty ?? null,
    loyalty_programme_required: room.scenario?.membersOnly ?? false,
    estimated_commission_amount: toAmount(commissionOf(listing, price)),
    estimated_commission_currency: currency,
    source: property.test ? 'duffel_hotel_group' : 'duffel',
    expires_at: expiresAt(query),
    code: agreement?.rate_access_code ?? null,
    negotiated_rate_id: agreement?.id ?? null,
    name: agreement?.display_name ?? `${termNames[plan.refund]} ${boardNames[plan.board]}`,
    description: null,
    on_request: isOnRequest(facts),
    quantity_available: left,
  }
}

export type PresentedRate = ReturnType<typeof presentRate>
