import { createContext, use, useSyncExternalStore } from 'react'
import { writePreference } from '../../kit/cookies.ts'
import { type Guard, isOneOf, isRecordOf } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

export const priceBases = ['night', 'total'] as const

/** How this browser shows prices of stays: per room and night or in total, with taxes or without. */
export interface PriceView {
  basis: (typeof priceBases)[number]
  withTaxes: boolean
}

const isFlag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean'
const isPriceView = isRecordOf<PriceView>({ basis: isOneOf(priceBases), withTaxes: isFlag })
const saved = savedStore('stayPrices', isPriceView)
const start: PriceView = { basis: 'total', withTaxes: true }
const read = () => saved.read() ?? start

/** The choice on a page of plain HTML, from the request (`priceViewOf`). Null on hydrated screens, which read this browser's storage. */
export const PriceViewContext = createContext<PriceView | null>(null)

/** Parses the cookie of the choice. */
export function priceViewOf(preference: string | null): PriceView {
  try {
    const value: unknown = JSON.parse(preference ?? 'null')
    return isPriceView(value) ? value : start
  } catch {
    return start
  }
}

export function usePriceView(): PriceView {
  const chosen = useSyncExternalStore(saved.subscribe, read, () => start)
  return use(PriceViewContext) ?? chosen
}

export function changePriceView(part: Partial<PriceView>): void {
  const next = { ...read(), ...part }
  saved.write(next)
  writePreference('stayPrices', JSON.stringify(next))
}

/** A displayed total: rounded per room and night, or unchanged. */
export const onBasis = (total: number, { basis, roomNights }: { basis: PriceView['basis']; roomNights: number }): number =>
  basis === 'night' ? Math.round(total / Math.max(1, roomNights)) : total
