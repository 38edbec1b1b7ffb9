import type { Api } from '#contract/index.ts'
import { preferenceFor } from '../../../kit/cookies.ts'

/** The cookies that show prices in a currency, at today's rate. One that has no rate changes nothing. */
export async function currencyCookies(api: Api, request: Request, wanted: string): Promise<Headers> {
  const { rates, base } = await api.rates.list()
  const rate = rates.find(({ currency }) => currency === wanted)?.rate
  const headers = new Headers()
  if (!rate) return headers
  headers.append('set-cookie', preferenceFor(request, 'currency', wanted))
  headers.append('set-cookie', preferenceFor(request, 'currencyRate', rate))
  headers.append('set-cookie', preferenceFor(request, 'currencyBase', base))
  return headers
}
