import { AppError } from '#domain/errors.ts'
import { supplierPrice } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { System } from '../../system.ts'
import { frozenRate } from './frozen-rate.ts'

/** Before an order is issued, outside every transaction: has the rate of its price asked anew when it is older than an hour. A source that does not answer is no reason to wait. */
export async function renewRate(of: { system: System }, { waterfall }: { waterfall: PriceWaterfall }): Promise<void> {
  try {
    await frozenRate(of, supplierPrice(waterfall).currency, waterfall.total.currency)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
