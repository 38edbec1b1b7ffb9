import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { TourStepPath } from '#domain/authored-tours/steps.ts'
import { minorDigits } from '#domain/money/money.ts'
import { type DocumentValue, numberOf, rowsOf, textOf } from '../../../kit/document-form/document-field.ts'
import { newPrices } from './price-fields.ts'

/** The same figure in another currency: 100.00 stays 100, whose minor units differ where a currency has other decimals. */
function sameFigure(amount: unknown, from: string, to: string): unknown {
  const stored = numberOf(amount)
  return stored === null ? amount : Math.round(stored * 10 ** (minorDigits(to) - minorDigits(from)))
}

const changeOf = (before: DocumentValue | undefined, after: DocumentValue) => ({
  from: textOf(before?.currency ?? after.currency),
  to: textOf(after.currency),
})
const byId = (rows: readonly DocumentValue[], { id }: DocumentValue) => rows.find((one) => one.id === id)

/** Prices of persons are no prices of a group: a change between them starts the prices of each list again. */
function settlePrices(before: DocumentValue, after: DocumentValue, option: AuthoredOption): DocumentValue {
  const per = textOf(after.per)
  const lists = rowsOf(after.lists)
  if (before.per !== per) return { ...after, lists: lists.map((list) => ({ ...list, prices: newPrices(per, option) })) }
  const known = rowsOf(before.lists)
  return {
    ...after,
    lists: lists.map((list) => {
      const { from, to } = changeOf(byId(known, list), list)
      if (from === to) return list
      const prices = rowsOf(list.prices).map((price) => ({
        ...price,
        tiers: rowsOf(price.tiers).map((tier) => ({ ...tier, amount: sameFigure(tier.amount, from, to) })),
      }))
      return { ...list, prices }
    }),
  }
}

function settleAddOns(before: DocumentValue, after: DocumentValue): DocumentValue {
  const known = rowsOf(before.addOns)
  const addOns = rowsOf(after.addOns).map((addOn) => {
    const { from, to } = changeOf(byId(known, addOn), addOn)
    return from === to ? addOn : { ...addOn, amount: sameFigure(addOn.amount, from, to) }
  })
  return { ...after, addOns }
}

/** What a change of one field of a step means for the others. */
export function settleSection(
  path: TourStepPath,
  { before, after, option }: { before: DocumentValue; after: DocumentValue; option: AuthoredOption },
): DocumentValue {
  if (path === 'availability/price') return settlePrices(before, after, option)
  return path === 'availability/add-on' ? settleAddOns(before, after) : after
}
