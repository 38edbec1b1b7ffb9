import { AppError } from '#domain/errors.ts'
import { supplierPrice } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { System } from '../../system.ts'
import { frozenRate } from './frozen-rate.ts'

/**
 * Called before an order is issued, outside every transaction: requests the rate of its price again when it is older than an hour. A failure of the
 * source is ignored.
 */
export async function renewRate(of: { system: System }, { waterfall }: { waterfall: PriceWaterfall }): Promise<void> {
  try {
    await frozenRate(of, supplierPrice(waterfall).currency, waterfall.total.currency)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
