/** The highest markup: all of the net price again, or an amount in minor units. */
export const MAX_MARKUP = { percent: 10_000, fixed: 1_000_000_000 } as const
export const markupKinds = ['percent', 'fixed'] as const
export type MarkupKind = (typeof markupKinds)[number]

export const markupWords = {
  name: 'Enter a name of at least 2 characters.',
  product: 'Choose what it is for.',
  percent: 'Enter a percentage from 0.01 to 100.',
  fixed: 'Enter an amount.',
} as const

/** Why a value is no markup; null if it is one. */
export const markupProblem = ({ kind, value }: { kind: MarkupKind; value: number }): string | null =>
  Number.isInteger(value) && value > 0 && value <= MAX_MARKUP[kind] ? null : markupWords[kind]
