import type { FastifyError } from 'fastify'
import type { RegisterVendor } from '../deps.ts'
import { computeRate } from './compute-rate.ts'
import { type Currency, currencies } from './currency-table.ts'

const DAY = 86_400_000
const FIRST_DATE = '1999-01-04'
const LONGEST_SERIES = 3660

class Refusal extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

interface RatesQuery {
  base?: string
  quotes?: string
  date?: string
  from?: string
  to?: string
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10)

function readCurrency(code: string): Currency {
  const currency = currencies.get(code.toUpperCase())
  if (currency === undefined) throw new Refusal(422, `invalid currency: ${code}`)
  return currency
}

function readDate(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || isoDate(time) !== date) throw new Refusal(422, `invalid date: ${date}`)
  return time
}

/** Central banks publish on working days: a weekend has the rate of the previous Friday. */
function workingDay(time: number): string {
  const daysSinceFriday: Record<number, number> = { 6: 1, 0: 2 }
  return isoDate(time - (daysSinceFriday[new Date(time).getUTCDay()] ?? 0) * DAY)
}

/** The requested working days: one date, a series, or the latest. Future days have no rates. */
function readDates({ date, from, to }: RatesQuery, now: Date): string[] {
  const today = readDate(now.toISOString().slice(0, 10))
  if (from === undefined) {
    const asked = date === undefined ? today : readDate(date)
    return asked > today || isoDate(asked) < FIRST_DATE ? [] : [workingDay(asked)]
  }
  const first = Math.max(readDate(from), readDate(FIRST_DATE))
  const last = Math.min(to === undefined ? today : readDate(to), today)
  const length = Math.min(Math.floor((last - first) / DAY) + 1, LONGEST_SERIES)
  const days = Array.from({ length: Math.max(0, length) }, (_, index) => workingDay(first + index * DAY))
  return [...new Set(days)].filter((day) => day >= from)
}

/** Frankfurter v2 (frankfurter.dev) under `/frankfurter`: no key; the rates follow from the seed and the date. */
export const registerFrankfurter: RegisterVendor = async (app, { now, seed }) => {
  const row = (base: Currency, quote: Currency, date: string) => ({
    date,
    base: base.code,
    quote: quote.code,
    rate: computeRate(base, quote, date, seed),
  })

  await app.register(
    async (api) => {
      api.setErrorHandler<FastifyError>((error, _request, reply) => {
        const { statusCode = 500, message } = error
        if (statusCode >= 500) throw error
        return reply.code(statusCode).send({ status: statusCode, message })
      })
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 404, message: 'not found' }))

      api.get<{ Querystring: RatesQuery }>('/v2/rates', async ({ query }) => {
        const base = readCurrency(query.base ?? 'EUR')
        const asked = query.quotes?.split(',').map((code) => readCurrency(code.trim())) ?? [...currencies.values()]
        const quotes = asked.filter(({ code }) => code !== base.code).sort((one, other) => one.code.localeCompare(other.code))
        return readDates(query, now()).flatMap((date) => quotes.map((quote) => row(base, quote, date)))
      })

      api.get<{ Params: { base: string; quote: string }; Querystring: RatesQuery }>(
        '/v2/rate/:base/:quote',
        async ({ params, query }) => {
          const [date] = readDates({ date: query.date }, now())
          if (date === undefined) throw new Refusal(404, 'not found')
          return row(readCurrency(params.base), readCurrency(params.quote), date)
        },
      )

      const describe = ({ code, name, decimals }: Currency) => ({
        iso_code: code,
        name,
        symbol: new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value,
        decimals,
        start_date: FIRST_DATE,
        end_date: workingDay(now().getTime()),
      })

      api.get('/v2/currencies', async () =>
        [...currencies.values()].sort((one, other) => one.code.localeCompare(other.code)).map(describe),
      )
      api.get<{ Params: { code: string } }>('/v2/currency/:code', async ({ params }) => {
        const currency = currencies.get(params.code.toUpperCase())
        if (currency === undefined) throw new Refusal(404, 'not found')
        return describe(currency)
      })
    },
    { prefix: '/frankfurter' },
  )
}
