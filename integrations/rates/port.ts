import type { LocalDate } from '#domain/dates.ts'
import type { Rate } from '#domain/money/money.ts'

export interface QuotedRate {
  currency: string
  /** Units of `currency` for one unit of the base, as an exact decimal text. */
  rate: Rate
}

export interface RateSheet {
  base: string
  /** The oldest day among the quotes. */
  date: LocalDate
  rates: QuotedRate[]
  /** The source's name, for the price waterfall. */
  source: string
}

export interface RateSource {
  readonly id: string
  /**
   * The latest rates of `base`, for `quotes` or for every currency; with `on`, those of an earlier day. Throws `SupplierError`; `rejected` for an
   * unknown code.
   */
  latest(base: string, quotes?: readonly string[], on?: LocalDate): Promise<RateSheet>
}
