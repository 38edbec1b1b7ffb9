import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { createHttp, type IntegrationLog } from '../../http.ts'
import type { RateSource } from '../port.ts'

const ID = 'frankfurter'

/**
 * `GET v2/rates` of Frankfurter (https://frankfurter.dev): one row per currency. Rates are JSON numbers; their shortest decimal text is what the
 * server wrote, so it is exact.
 */
const Row = z.object({
  date: z.iso.date(),
  base: z.string(),
  quote: z.string().regex(/^[A-Z]{3}$/),
  rate: z.number().positive().finite(),
})
const Explained = z.object({ message: z.string() })

export interface FrankfurterOptions {
  baseUrl: string
  log?: IntegrationLog
}

/** Daily rates of central banks, including the naira's; without an API key. */
export function createFrankfurter({ baseUrl, log }: FrankfurterOptions): RateSource {
  const http = createHttp({
    supplier: ID,
    baseUrl,
    headers: {},
    timeoutMs: 10_000,
    log,
    explain({ status, body }) {
      const parsed = Explained.safeParse(body)
      return parsed.success && status < 500
        ? { kind: status === 429 ? 'rate-limited' : 'rejected', code: null, message: parsed.data.message }
        : null
    },
  })
  return {
    id: ID,
    async latest(base, quotes, on) {
      const query = { base, ...(quotes ? { quotes: quotes.join(',') } : {}), ...(on ? { date: on } : {}) }
      const { body } = await http.call({ method: 'GET', path: 'v2/rates', query })
      const rows = z.array(z.unknown()).safeParse(body)
      // A wrong base would invert every price; a single bad row only drops that currency.
      const good = (rows.data ?? []).flatMap((row) => Row.safeParse(row).data ?? []).filter((row) => row.base === base)
      const date = good.map((row) => row.date).sort()[0]
      if (date === undefined) throw new SupplierError('unavailable', ID, `${ID} answered without a usable rate of ${base}`)
      return {
        base,
        date,
        rates: good.map(({ quote, rate }) => ({ currency: quote, rate: plainDecimal(rate) })),
        source: 'Frankfurter',
      }
    },
  }
}

/** Decimal text without an exponent: 1e-7 is `0.0000001`. */
export function plainDecimal(value: number): string {
  const [digits = '', exponent] = String(value).split('e')
  if (exponent === undefined) return digits
  const [whole = '', fraction = ''] = digits.split('.')
  const shift = Number(exponent)
  if (shift < 0) return `0.${'0'.repeat(-shift - whole.length)}${whole}${fraction}`
  return `${whole}${fraction.padEnd(shift, '0')}`
}
