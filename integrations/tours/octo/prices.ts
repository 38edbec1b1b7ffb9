import { type Money, minorDigits, money } from '#domain/money/money.ts'
import type { UnitQuantity } from '../port.ts'
import type { WirePrice } from './wire.ts'

/** OCTO counts in units of its own precision: converted to the currency's minor units. */
function inMinor(amount: number, { currency, currencyPrecision }: WirePrice): Money {
  const shift = minorDigits(currency) - currencyPrecision
  return money(shift >= 0 ? amount * 10 ** shift : Math.round(amount / 10 ** -shift), currency)
}

/** The price that the agency pays; a supplier without net prices is paid the retail price. */
export const netOf = (price: WirePrice): Money => inMinor(price.net ?? price.retail, price)

/** The taxes in it; null if none are told. */
export function taxOf(price: WirePrice): Money | null {
  const taxes = price.includedTaxes ?? []
  return taxes.length === 0
    ? null
    : inMinor(
        taxes.reduce((sum, { net, retail }) => sum + (net ?? retail), 0),
        price,
      )
}

interface Priced {
  units?: readonly (WirePrice & { unitId: string })[] | null | undefined
  whole?: WirePrice | null | undefined
}

/** The price of these units: the sum of their prices, or that of the booking; null if it is not told. */
export function priceOf({ units, whole }: Priced, wanted: readonly UnitQuantity[]): Money | null {
  if (!units?.length) return whole ? netOf(whole) : null
  let total: Money | null = null
  for (const { unitId, quantity } of wanted) {
    const price = units.find((one) => one.unitId === unitId)
    if (!price) return null
    const each = netOf(price)
    if (total && total.currency !== each.currency) return null
    total = money((total?.amount ?? 0) + each.amount * quantity, each.currency)
  }
  return total
}
