/** The agreement of a result with the truth. */
export interface Agreement {
  /** True positives: pairs that are one, and were matched. */
  right: number
  /** False positives: matched, but different. */
  wrong: number
  /** False negatives: one, but not matched. */
  missed: number
}

export const noAgreement: Agreement = { right: 0, wrong: 0, missed: 0 }

export function agreement(found: ReadonlySet<string>, truth: ReadonlySet<string>): Agreement {
  const right = [...found].filter((pair) => truth.has(pair)).length
  return { right, wrong: found.size - right, missed: truth.size - right }
}

export const add = (a: Agreement, b: Agreement): Agreement => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  missed: a.missed + b.missed,
})

export const precision = ({ right, wrong }: Agreement): number => right / (right + wrong)
export const recall = ({ right, missed }: Agreement): number => right / (right + missed)

/** `1602 right, 0 wrong, 1 missed: precision 1.0000, recall 0.9994`. */
export const inWords = (measured: Agreement): string =>
  `${measured.right} right, ${measured.wrong} wrong, ${measured.missed} missed: ` +
  `precision ${precision(measured).toFixed(4)}, recall ${recall(measured).toFixed(4)}`
