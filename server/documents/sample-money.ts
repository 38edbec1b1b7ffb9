import { money } from '#domain/money/money.ts'
import { type OrderMoney, orderMoney } from '#domain/orders/order-money.ts'
import type { Payment } from '#domain/orders/settlement.ts'

/** The money of a sample order of flights with the airline's taxes, or of a stay with its taxes; paid by card unless `paid` is zero. */
export function sampleMoney(
  amount: number,
  { taxes = null as number | null, airlineTaxes = null as number | null, isPaid = true } = {},
): OrderMoney {
  const total = money(amount, 'NGN')
  const price = { total, taxes: taxes === null ? null : money(taxes, 'NGN'), payAtProperty: money(0, 'NGN') }
  const payment: Payment = {
    status: 'succeeded',
    amount,
    pays: amount,
    fee: 0,
    returned: 0,
    excessReturned: 0,
    isForChange: false,
  }
  return orderMoney({
    product: taxes === null ? 'flight' : 'stay',
    status: isPaid ? 'Issued' : 'Not Paid',
    waterfall: {
      net: total,
      tax: airlineTaxes === null ? null : money(airlineTaxes, 'NGN'),
      extras: null,
      rate: '1',
      rateAt: '2026-11-21T09:30:00Z',
      rateSource: 'same currency',
      lines: [{ kind: 'net', label: 'Supplier net', rule: null, amount: total }],
      total,
    },
    whole: taxes === null ? null : price,
    payments: isPaid ? [payment] : [],
    cancelled: null,
  })
}
