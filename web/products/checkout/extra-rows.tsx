import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { type Money as Amount, subtract, sum } from '#domain/money/money.ts'
import { Money } from '../../kit/money.tsx'
import type { SummaryRow } from '../../kit/summary-list.tsx'

type Extra = Pick<ChosenAncillary, 'kind' | 'title' | 'quantity' | 'price'>

/** The label of each kind of ancillary; kinds with the same label share a line. */
const names: Record<ChosenAncillary['kind'], { one: string; many: string }> = {
  seat: { one: 'Seat', many: 'Seats' },
  'checked-bag': { one: 'Bag', many: 'Bags' },
  'cabin-bag': { one: 'Bag', many: 'Bags' },
  meal: { one: 'Meal', many: 'Meals' },
  'cancel-for-any-reason': { one: 'Cancel for any reason', many: 'Cancel for any reason' },
  other: { one: 'Extra', many: 'Extras' },
}

/** The total of ancillaries. */
export const extrasTotal = (extras: readonly Extra[], currency: string): Amount =>
  sum(
    extras.map(({ price }) => price),
    currency,
  )

/** One price line per kind of ancillary; the note has the details: `12A, 12B`. */
export function extraRows(extras: readonly Extra[], currency: string): SummaryRow[] {
  return [...Map.groupBy(extras, ({ kind }) => names[kind].many)].map(([, ones]) => {
    const count = ones.reduce((total, { quantity }) => total + quantity, 0)
    const { one, many } = names[ones[0]?.kind ?? 'other']
    return {
      label: count > 1 ? `${many} (${count})` : one,
      note: ones[0]?.kind === 'seat' ? ones.map(({ title }) => title.replace('Seat ', '')).join(', ') : undefined,
      value: <Money {...extrasTotal(ones, currency)} />,
    }
  })
}

/** The fare of a total that includes ancillaries. */
export const fareOf = (total: Amount, extras: readonly Extra[]): Amount => subtract(total, extrasTotal(extras, total.currency))
