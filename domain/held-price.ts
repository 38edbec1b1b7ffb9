import { add, isSame, type Money, subtract } from './money.ts'
import { atRate, withGatewayFee } from './pricing.ts'
import type { PriceWaterfall } from './waterfall.ts'

/**
 * A held order's price when its airline now asks `net` for it: the fare moves at the rate that was frozen when it was sold, what the agency
 * adds or takes off stays as it was, and a payment method's fee is left out. The taxes are no longer known.
 */
export function heldPrice(sold: PriceWaterfall, net: Money): PriceWaterfall {
  const plain = withGatewayFee(sold, '', { amount: 0, currency: sold.total.currency })
  if (isSame(net, plain.net)) return plain
  const lines = plain.lines.map((line) => (line.kind === 'net' ? { ...line, amount: atRate(net, plain) } : line))
  const before = plain.lines.find((line) => line.kind === 'net')?.amount ?? atRate(plain.net, plain)
  return { ...plain, net, tax: null, lines, total: add(plain.total, subtract(atRate(net, plain), before)) }
}
