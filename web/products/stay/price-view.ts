import { useSyncExternalStore } from 'react'
import { type Guard, isOneOf, isRecordOf } from '../../kit/json-shape.ts'
import { savedStore } from '../../kit/saved-store.ts'

export const priceBases = ['night', 'total'] as const

/** How this browser wants prices of stays: of a room and a night or of everything, with taxes or without. */
export interface PriceView {
  basis: (typeof priceBases)[number]
  withTaxes: boolean
}

const isFlag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean'
const saved = savedStore('stayPrices', isRecordOf<PriceView>({ basis: isOneOf(priceBases), withTaxes: isFlag }))
const start: PriceView = { basis: 'total', withTaxes: true }
const read = () => saved.read() ?? start

export const usePriceView = (): PriceView => useSyncExternalStore(saved.subscribe, read, () => start)

export const changePriceView = (part: Partial<PriceView>): void => saved.write({ ...read(), ...part })

/** A total as it is shown: for a room and a night, rounded, or as it is. */
export const onBasis = (total: number, { basis, roomNights }: { basis: PriceView['basis']; roomNights: number }): number =>
  basis === 'night' ? Math.round(total / Math.max(1, roomNights)) : total
