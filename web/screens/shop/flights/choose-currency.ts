import type { Api } from '#contract/index.ts'
import { defaultCurrency } from '#domain/defaults.ts'
import { preferenceFor } from '../../../kit/cookies.ts'

/** The cookies that show prices in a currency, at today's rate. One that has no rate changes nothing. */
export async function currencyCookies(api: Api, request: Request, wanted: string): Promise<Headers> {
  const { rates } = await api.rates.list()
  const rate = wanted === defaultCurrency ? '1' : rates.find(({ currency }) => currency === wanted)?.rate
  const headers = new Headers()
  if (!rate) return headers
  headers.append('set-cookie', preferenceFor(request, 'currency', wanted))
  headers.append('set-cookie', preferenceFor(request, 'currencyRate', rate))
  return headers
}
