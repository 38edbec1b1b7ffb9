import type { RouterContextProvider } from 'react-router'
import { apiContext } from './context.ts'
import { readPreference } from './kit/cookies.ts'
import { currencyOf } from './kit/currency.tsx'
import { currencyKey, type DisplayCurrency } from './kit/display-currency.ts'
import { sessionContext } from './session.ts'

/** The currency that this browser chose; without a choice the member's own at today's rate, else the agency's. */
export async function readerCurrency(request: Request, context: Readonly<RouterContextProvider>): Promise<DisplayCurrency> {
  const { reader, regional } = context.get(sessionContext)
  const chosen = currencyOf(request, regional.currency)
  const isChosen = readPreference(request, currencyKey) !== null
  if (isChosen || reader.currency === regional.currency) return chosen
  return (await ownRate(context, reader.currency)) ?? chosen
}

/** A currency at today's rate; null while no rate is known: prices then stay in the agency's. */
export async function ownRate(context: Readonly<RouterContextProvider>, currency: string): Promise<DisplayCurrency | null> {
  try {
    const { rates } = await context.get(apiContext).rates.list()
    const row = rates.find((one) => one.currency === currency)
    return row ? { currency, rate: row.rate } : null
  } catch (error) {
    console.warn('rates are not available', error)
    return null
  }
}
