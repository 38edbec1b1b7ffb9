import { isLess, type Money, sum, zero } from '#domain/money/money.ts'
import { type CancellationStep, stepsFromRefunds } from '#domain/stays/cancellation.ts'
import type { PayWhen } from '#domain/stays/kinds.ts'
import type { RoomListing, SupplierStayRate } from '#domain/stays/rate.ts'
import { BadOffer, priceOf, sideAmount } from '../../duffel/amounts.ts'
import { shortId } from '../../duffel/short-id.ts'
import { photoAddresses } from './map-listing.ts'
import type { WirePrice, WireRate, WireRoom } from './wire.ts'

const payWhens: Record<WireRate['payment_type'], PayWhen> = { pay_now: 'now', deposit: 'deposit', guarantee: 'property' }

/** The only used payment method. */
const BALANCE = 'balance'

export interface RateOf {
  supplier: string
  listingId: string
  room: RoomListing
  /** Of the search, for a rate without its own. */
  expiresAt: string | null
}

export const mapRoom = ({ name, beds, photos, size_sqm, maximum_occupancy }: WireRoom): RoomListing => ({
  name,
  beds,
  sizeSqm: size_sqm ?? null,
  sleeps: maximum_occupancy ?? null,
  photos: photoAddresses(photos),
})

export function instantOf(text: string | null | undefined): string | null {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** In the currency of the price, or missing. */
function alike(net: Money, amount: string | null | undefined, currency: string | null | undefined): Money | null {
  const value = sideAmount(amount, currency)
  return value?.currency === net.currency ? value : null
}

/** Base, tax and fee, if they sum to the price. */
function partsOf(wire: WirePrice, net: Money): Pick<SupplierStayRate, 'base' | 'tax' | 'fee'> {
  const parts = {
    base: alike(net, wire.base_amount, wire.base_currency),
    tax: alike(net, wire.tax_amount, wire.tax_currency),
    fee: alike(net, wire.fee_amount, wire.fee_currency),
  }
  const stated = Object.values(parts).flatMap((part) => part ?? [])
  return sum(stated, net.currency).amount === net.amount ? parts : { base: null, tax: null, fee: null }
}

/** For a deposit with an unknown or invalid amount, the whole price is the maximum. */
function payNowOf(payWhen: PayWhen, wire: WirePrice, net: Money): Money {
  if (payWhen === 'now') return net
  if (payWhen === 'property') return zero(net.currency)
  const deposit = alike(net, wire.deposit_amount, wire.deposit_currency)
  return deposit && isLess(deposit, net) ? deposit : net
}

function localChargesOf(wire: WirePrice): Money | null {
  const due = sideAmount(wire.due_at_accommodation_amount, wire.due_at_accommodation_currency)
  return due && due.amount > 0 ? due : null
}

/** Without a timeline nothing is refundable. An invalid timeline cannot be sold. */
export function mapTimeline(wire: Pick<WireRate, 'cancellation_timeline'>, net: Money): CancellationStep[] {
  const refunds = (wire.cancellation_timeline ?? []).map(({ before, refund_amount, currency }) => {
    const refund = alike(net, refund_amount, currency)
    const until = instantOf(before)
    if (!refund || !until) throw new BadOffer('unreadable cancellation')
    return { before: until, refund }
  })
  return stepsFromRefunds(refunds, net)
}

/** Maps Duffel's rate, in the supplier's currency. Throws BadOffer if its price or its terms are invalid. */
export function mapRate(wire: WireRate, { supplier, listingId, room, expiresAt }: RateOf): SupplierStayRate {
  const methods = wire.available_payment_methods ?? [BALANCE]
  if (!methods.includes(BALANCE)) throw new BadOffer('not paid from a balance')
  const payWhen = payWhens[wire.payment_type]
  const net = priceOf(wire.total_amount, wire.total_currency)
  const until = instantOf(wire.expires_at) ?? expiresAt
  if (until === null) throw new BadOffer('no time of expiry')
  return {
    id: shortId(supplier, wire.id),
    supplier,
    supplierRateId: wire.id,
    listingId,
    room,
    net,
    ...partsOf(wire, net),
    payNow: payNowOf(payWhen, wire, net),
    localCharges: localChargesOf(wire),
    board: wire.board_type,
    payWhen,
    name: wire.name ?? null,
    conditions: wire.conditions,
    isOnRequest: wire.on_request ?? false,
    left: wire.quantity_available ?? null,
    membersOnly: wire.loyalty_programme_required ?? false,
    isNegotiated: Boolean(wire.negotiated_rate_id ?? wire.code),
    publicPrice: alike(net, wire.public_amount, wire.public_currency),
    commission: alike(net, wire.estimated_commission_amount, wire.estimated_commission_currency),
    cancellation: mapTimeline(wire, net),
    expiresAt: until,
  }
}
