import { createHash } from 'node:crypto'
import { type Currency, PEGGED } from './currency-table.ts'

const DAY = 86_400_000

/** -1 to 1, the same for the same words. */
function chance(words: string): number {
  return (createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32) * 2 - 1
}

/** Both CFA francs have one rate against the euro, so they change with it. */
const mover = (code: string) => (['EUR', 'XOF', 'XAF', 'DKK'].includes(code) ? 'EUR' : code)

/** The price of one dollar on a day: a slow oscillation of up to 1.5 % and a daily noise of up to 0.4 %, derived from seed and date. */
function perDollar({ code, perDollar }: Currency, date: string, seed: string): number {
  if (PEGGED.has(code)) return perDollar
  const name = mover(code)
  const day = new Date(`${date}T00:00:00Z`).getTime() / DAY
  const phase = chance(`${seed}|${name}|phase`) * Math.PI
  return perDollar * (1 + 0.015 * Math.sin(day / 47 + phase) + 0.004 * chance(`${seed}|${name}|${date}`))
}

/** Units of `quote` for one `base` on `date` (YYYY-MM-DD), to six significant digits. */
export function computeRate(base: Currency, quote: Currency, date: string, seed: string): number {
  if (base.code === quote.code) return 1
  return Number((perDollar(quote, date, seed) / perDollar(base, date, seed)).toPrecision(6))
}
