import { AppError } from '#domain/errors.ts'
import { findCurrency } from '#domain/travel/countries.ts'
import type { System } from '../../system.ts'
import { frozenRate } from './frozen-rate.ts'

/** The display currencies of prices: West African neighbours, the major ones, and those of the busiest routes. */
const currencies =
  'NGN USD GBP EUR GHS XOF XAF KES ZAR EGP MAD ETB RWF UGX TZS AED SAR QAR TRY CAD CNY INR AUD CHF JPY BRL'.split(' ')

interface RateList {
  base: string
  at: string
  source: string
  rates: { currency: string; name: string; symbol: string; rate: string }[]
}

/** Cached, because every page with prices requests the list. */
const KEPT_MS = 60_000

/**
 * The price of one unit of each currency in `base`, as exact decimal texts; the base itself is `1`. A currency without a known rate is omitted and
 * logged. Throws `supplier.unavailable` when none is known.
 */
export async function listRates(system: System, base: string): Promise<RateList> {
  const key = `rates:${base}`
  const cached = await system.cache.get<RateList>(key)
  if (cached) return cached
  const list = await askForEach(system, base)
  await system.cache.set(key, list, KEPT_MS)
  return list
}

async function askForEach(system: System, base: string): Promise<RateList> {
  const others = currencies.filter((currency) => currency !== base)
  const found = await Promise.all(
    others.map(async (currency) => {
      try {
        return { currency, ...(await frozenRate({ system }, currency, base)) }
      } catch (error) {
        if (error instanceof AppError) return null
        throw error
      }
    }),
  )
  const known = found.filter((rate) => rate !== null)
  const oldest = known.reduce<(typeof known)[number] | null>((old, rate) => (old && old.at <= rate.at ? old : rate), null)
  if (!oldest) throw new AppError('supplier.unavailable', { supplier: system.integrations.rates.id })
  const row = (currency: string, rate: string) => {
    const { name = currency, symbol = currency } = findCurrency(currency) ?? {}
    return { currency, name, symbol, rate }
  }
  return {
    base,
    at: oldest.at,
    source: oldest.source,
    rates: [row(base, '1'), ...known.map(({ currency, rate }) => row(currency, rate))],
  }
}
