import type { z } from 'zod'
import { parseDecimal, toDecimal } from '../money/money.ts'
import type { PolicySearch } from './search.ts'

/** The search as query parameters of a link. */
export function policyToParams({
  residence,
  destination,
  from,
  to,
  ages,
  tripCost,
  dealCode,
  onOrder,
  forCheckout,
}: PolicySearch): URLSearchParams {
  const params = new URLSearchParams({ residence, destination, from, to, ages: ages.join('.') })
  if (tripCost) params.set('cost', toDecimal(tripCost))
  if (tripCost) params.set('currency', tripCost.currency)
  if (dealCode) params.set('deal', dealCode)
  if (onOrder) params.set('onOrder', onOrder)
  if (forCheckout) params.set('forCheckout', forCheckout)
  return params
}

/** An amount as typed, with or without separators of thousands; null for an empty or unreadable text. */
function readCost(text: string, currency: string): PolicySearch['tripCost'] {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (!plain || !/^[A-Z]{3}$/.test(currency)) return null
  try {
    const cost = parseDecimal(plain, currency)
    return cost.amount > 0 ? cost : null
  } catch {
    return null
  }
}

/** Parses the output of `policyToParams`, and of the search form. The result is not validated: pass it to `PolicySearch`. */
export function policyFromParams(params: URLSearchParams, currency = ''): z.input<typeof PolicySearch> {
  const text = (name: string) => params.get(name)?.trim() ?? ''
  return {
    residence: text('residence').toUpperCase(),
    destination: text('destination').toUpperCase(),
    from: text('from'),
    to: text('to'),
    ages: text('ages')
      .split(/[.,;\s]+/)
      .filter(Boolean)
      .map(Number),
    tripCost: readCost(text('cost'), text('currency') || currency),
    dealCode: text('deal') || null,
    onOrder: text('onOrder') || null,
    forCheckout: text('forCheckout') || null,
  }
}
