interface Range {
  min: number
  max: number
}

/** Where an amount stands between the ends, in whole per cent; `none` for no amount. */
export const percentOf = (amount: number | null, { min, max }: Range, none: number): number =>
  amount === null ? none : Math.round(Math.max(0, Math.min(((amount - min) / (max - min)) * 100, 100)))

/** The amount at so many per cent between the ends. */
export const atPercent = (percent: number, { min, max }: Range): number => Math.round(min + ((max - min) * percent) / 100)
