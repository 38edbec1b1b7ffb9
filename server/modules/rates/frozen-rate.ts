import { and, eq, lte } from 'drizzle-orm'
import { formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { FrozenRate } from '#domain/money/pricing.ts'
import type { Transaction } from '../../db/connect.ts'
import { exchangeRates } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

const HOUR = 3_600_000
/** How long a rate is used before the source is requested again. */
const FRESH = HOUR
/** The maximum age of a rate while the source does not respond: a weekend's rate is usable, last week's is not. */
export const USABLE = 48 * HOUR
/** How long a failed source is not requested again. */
const PAUSE = 60_000

/** Pending requests: concurrent searches share one. */
const asking = new WeakMap<System, Map<string, Promise<FrozenRate>>>()

/**
 * The price of one unit of `from` in `to`, as the source's decimal text, with source and time. Cached for an hour; while the source does not respond
 * the last known rate is used for 48 hours. Throws `supplier.unavailable` when there is none.
 */
export async function frozenRate(of: { system: System }, from: string, to: string): Promise<FrozenRate> {
  const { system } = of
  if (from === to) return { rate: '1', at: system.now().toISOString(), source: 'same currency' }
  const key = `rate:${from}:${to}`
  const cached = await system.cache.get<FrozenRate>(key)
  if (cached) return cached
  const questions = asking.get(system) ?? new Map<string, Promise<FrozenRate>>()
  asking.set(system, questions)
  const question = questions.get(key) ?? askAndKeep(system, from, to).finally(() => questions.delete(key))
  questions.set(key, question)
  return question
}

async function askAndKeep(system: System, from: string, to: string): Promise<FrozenRate> {
  const stored = await readStored(system.db, { from, to }, system.now())
  const age = stored ? system.now().getTime() - Date.parse(stored.at) : Number.POSITIVE_INFINITY
  if (stored && age < FRESH) return keep(system, { from, to, rate: stored, forMs: FRESH - age })
  try {
    const rate = await ask(system, from, to)
    await store(system, from, to, rate).catch((error: unknown) =>
      system.log.error({ err: error, from, to }, 'exchange rate not stored'),
    )
    return keep(system, { from, to, rate, forMs: FRESH })
  } catch (error) {
    if (!stored || age > USABLE) {
      system.log.error({ err: error, from, to }, 'no usable exchange rate')
      throw new AppError('supplier.unavailable', { supplier: system.integrations.rates.id })
    }
    system.log.warn({ err: error, from, to, at: stored.at }, 'exchange rate is stale: the source did not answer')
    return keep(system, { from, to, rate: stored, forMs: PAUSE })
  }
}

async function ask(system: System, from: string, to: string): Promise<FrozenRate> {
  const sheet = await system.integrations.rates.latest(from, [to])
  const quote = sheet.rates.find((rate) => rate.currency === to)
  if (!quote) throw new Error(`${sheet.source} has no rate of ${from} in ${to}`)
  return { rate: quote.rate, at: system.now().toISOString(), source: `${sheet.source}, ${formatDate(sheet.date)}` }
}

async function keep(system: System, entry: { from: string; to: string; rate: FrozenRate; forMs: number }): Promise<FrozenRate> {
  await system.cache.set(`rate:${entry.from}:${entry.to}`, entry.rate, entry.forMs)
  return entry.rate
}

/** The last known rate at `now`, whatever its age. Null when there is none. */
export async function readStored(
  db: Transaction,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<FrozenRate | null> {
  const [row] = await db
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.base, to), eq(exchangeRates.quote, from), lte(exchangeRates.at, now)))
  return row ? { rate: row.rate, at: row.at.toISOString(), source: row.source } : null
}

async function store(system: System, from: string, to: string, { rate, at, source }: FrozenRate): Promise<void> {
  const values = { rate, source, at: new Date(at) }
  await system.db
    .insert(exchangeRates)
    .values({ base: to, quote: from, ...values })
    .onConflictDoUpdate({
      target: [exchangeRates.base, exchangeRates.quote],
      set: values,
      // A sale that is dated earlier (demo data) has that day's rate, which must not replace a newer one.
      setWhere: lte(exchangeRates.at, values.at),
    })
}
