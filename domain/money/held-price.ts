import { add, isSame, type Money, subtract } from './money.ts'
import { atRate } from './pricing.ts'
import type { PriceWaterfall } from './waterfall.ts'

/**
 * The price of a held order when its airline now charges `net`: the fare changes at the rate that was frozen at the sale, the agency's markup and
 * discount are unchanged. The taxes are then unknown.
 */
export function heldPrice(sold: PriceWaterfall, net: Money): PriceWaterfall {
  if (isSame(net, sold.net)) return sold
  const lines = sold.lines.map((line) => (line.kind === 'net' ? { ...line, amount: atRate(net, sold) } : line))
  const before = sold.lines.find((line) => line.kind === 'net')?.amount ?? atRate(sold.net, sold)
  return { ...sold, net, tax: null, lines, total: add(sold.total, subtract(atRate(net, sold), before)) }
}
