import { add, isSame, type Money, subtract } from './money.ts'
import { atRate } from './pricing.ts'
import type { PriceWaterfall } from './waterfall.ts'

/**
 * A held order's price when its airline now asks `net` for it: the fare moves at the rate that was frozen when it was sold, what the agency
 * adds or takes off stays as it was. The taxes are no longer known.
 */
export function heldPrice(sold: PriceWaterfall, net: Money): PriceWaterfall {
  if (isSame(net, sold.net)) return sold
  const lines = sold.lines.map((line) => (line.kind === 'net' ? { ...line, amount: atRate(net, sold) } : line))
  const before = sold.lines.find((line) => line.kind === 'net')?.amount ?? atRate(sold.net, sold)
  return { ...sold, net, tax: null, lines, total: add(sold.total, subtract(atRate(net, sold), before)) }
}
