import type { TransportFault } from './fault-table.ts'

type Spoiler = (payload: string, field: string | null) => string

const AMOUNT = /(^|_)(amount|fees?|price|rate|balance|premium|retail|net)$/i
const CURRENCY = /currency(_code)?$/i

/** Rebuilds a JSON value, passing every number or text through `change` with its key. */
function rebuild(value: unknown, change: (key: string, value: unknown) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rebuild(item, change, key))
  if (typeof value !== 'object' || value === null) return change(key, value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rebuild(inner, change, name)]))
}

/** Each vendor's amounts keep their type: a number stays a number, a decimal text stays a text. */
const onAmounts =
  (change: (amount: number) => number | string): Spoiler =>
  (payload) =>
    JSON.stringify(
      rebuild(JSON.parse(payload), (key, value) => {
        if (!AMOUNT.test(key) || value === '' || value === null || !Number.isFinite(Number(value))) return value
        const changed = change(Number(value))
        return typeof value === 'string' && typeof changed === 'number' ? changed.toFixed(2) : changed
      }),
    )

function duplicateIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(duplicateIds)
    const [first] = items
    return typeof first === 'object' && first !== null && 'id' in first ? [first, ...items] : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, duplicateIds(inner)]))
}

function withoutField(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutField(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === field ? [] : [[name, withoutField(inner, field)]])),
  )
}

/** The effect of each corrupting fault on the text of a JSON answer. */
export const spoilers: Partial<Record<TransportFault, Spoiler>> = {
  'truncated-json': (payload) => payload.slice(0, Math.ceil(payload.length / 2)),
  'malformed-json': (payload) => payload.replace(':', ' = '),
  'wrong-currency': (payload) =>
    JSON.stringify(
      rebuild(JSON.parse(payload), (key, value) => {
        if (!CURRENCY.test(key) || typeof value !== 'string') return value
        return value === 'USD' ? 'NGN' : 'USD'
      }),
    ),
  'wrong-unit': onAmounts((amount) => amount * 100),
  'price-negative': onAmounts((amount) => -Math.abs(amount || 1)),
  'price-zero': onAmounts(() => 0),
  'price-huge': onAmounts(() => Number.MAX_SAFE_INTEGER * 10),
  'price-nan': onAmounts(() => 'NaN'),
  'duplicate-ids': (payload) => JSON.stringify(duplicateIds(JSON.parse(payload))),
  'missing-field': (payload, field) => JSON.stringify(withoutField(JSON.parse(payload), field ?? 'id')),
}
