import { zero } from '#domain/money/money.ts'
import type { TourDetails, VoucherCode } from '#domain/tours/order-details.ts'
import type { SupplierOrderStatus } from '../../supplier-order.ts'
import type { SupplierTourOrder } from '../port.ts'
import { netOf } from './prices.ts'
import type { WireBooking, WireTicket } from './wire.ts'

const statuses: Record<WireBooking['status'], SupplierOrderStatus> = {
  ON_HOLD: 'held',
  PENDING: 'requested',
  CONFIRMED: 'issued',
  REDEEMED: 'issued',
  CANCELLED: 'cancelled',
  EXPIRED: 'failed',
  REJECTED: 'failed',
}

const formats: Readonly<Record<string, VoucherCode['format']>> = {
  QRCODE: 'qr',
  CODE128: 'code128',
  AZTECCODE: 'aztec',
  PDF_URL: 'pdf',
  PKPASS_URL: 'pass',
}

const redemptions: Readonly<Record<string, TourDetails['redemption']>> = {
  DIGITAL: 'digital',
  PRINT: 'print',
  MANIFEST: 'manifest',
}

const codesOf = (ticket: WireTicket): VoucherCode[] =>
  (ticket?.deliveryOptions ?? []).flatMap(({ deliveryFormat, deliveryValue }) => {
    const format = formats[deliveryFormat]
    return format && deliveryValue ? [{ format, value: deliveryValue }] : []
  })

/** The vouchers: of each participant where the supplier gives tickets, otherwise one for the group. */
function detailsOf({ voucher, unitItems, supplierReference }: WireBooking): TourDetails {
  const tickets = (unitItems ?? []).flatMap((item, index) => {
    const codes = codesOf(item.ticket)
    return codes.length > 0 ? [{ index, reference: item.supplierReference ?? null, codes }] : []
  })
  const method = voucher?.redemptionMethod ?? unitItems?.[0]?.ticket?.redemptionMethod ?? ''
  return {
    group: tickets.length > 0 ? null : { reference: supplierReference ?? null, codes: codesOf(voucher) },
    tickets,
    redemption: redemptions[method] ?? 'digital',
  }
}

/** A booking of OCTO as an order. */
export function mapBooking(booking: WireBooking): SupplierTourOrder {
  const status = statuses[booking.status]
  const total = booking.pricing ? netOf(booking.pricing) : null
  const refunds = { FULL: total, PARTIAL: null, NONE: total && zero(total.currency) }
  return {
    id: booking.uuid,
    supplierOfferId: booking.availabilityId ?? null,
    reference: booking.resellerReference ?? null,
    bookingReference: status === 'issued' || status === 'cancelled' ? (booking.supplierReference ?? null) : null,
    status,
    total,
    payBy: null,
    priceGuaranteedUntil: null,
    voidUntil: null,
    details: detailsOf(booking),
    refund: booking.cancellation ? refunds[booking.cancellation.refund] : null,
    unitIds: (booking.unitItems ?? []).map(({ unitId }) => unitId),
  }
}
