import { formatDuration } from '#domain/dates.ts'
import { dayPartLabels, type FlightFilters } from '#domain/flights/filters.ts'

export interface AppliedFilter {
  key: string
  label: string
  /** What taking it away changes. */
  without: Partial<FlightFilters>
}

interface Names {
  airline: (code: string) => string
  supplier: (id: string) => string
  price: (amount: number) => string
}

const stopWords = ['Direct', 'Up to 1 stop', 'Up to 2 stops']

const many = <Name extends 'airlines' | 'suppliers' | 'departs' | 'returns'>(
  filters: FlightFilters,
  name: Name,
  label: (value: FlightFilters[Name][number]) => string,
): AppliedFilter[] =>
  filters[name].map((value) => ({
    key: `${name} ${value}`,
    label: label(value),
    without: { [name]: filters[name].filter((one) => one !== value) },
  }))

const one = (isOn: boolean, key: keyof FlightFilters, label: string, off: null | false): AppliedFilter[] =>
  isOn ? [{ key, label, without: { [key]: off } }] : []

/** Each filter that narrows the list, in words, with what lifts it. */
export function appliedFilters(filters: FlightFilters, { airline, supplier, price }: Names): AppliedFilter[] {
  return [
    ...one(filters.stops !== null, 'stops', stopWords[filters.stops ?? 0] ?? '', null),
    ...one(filters.checkedBag, 'checkedBag', 'Checked bag included', false),
    ...one(filters.refundable, 'refundable', 'Refundable', false),
    ...one(filters.changeable, 'changeable', 'Changeable', false),
    ...one(filters.maxTotal !== null, 'maxTotal', `Up to ${price(filters.maxTotal ?? 0)}`, null),
    ...many(filters, 'airlines', airline),
    ...many(filters, 'departs', (part) => `Departs ${dayPartLabels[part].toLowerCase().replace('-', '–')}`),
    ...many(filters, 'returns', (part) => `Returns ${dayPartLabels[part].toLowerCase().replace('-', '–')}`),
    ...one(filters.maxMinutes !== null, 'maxMinutes', `Up to ${formatDuration(filters.maxMinutes ?? 0)} each way`, null),
    ...many(filters, 'suppliers', supplier),
  ]
}
