export interface Spread {
  median: number
  least: number
  most: number
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** The quantile `share` (0 to 1); NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
}

/** Median and range of the rounds. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = ascending(values)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  const lower = sorted[middle - 1] ?? upper
  return {
    median: sorted.length % 2 === 0 ? (lower + upper) / 2 : upper,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  }
}
