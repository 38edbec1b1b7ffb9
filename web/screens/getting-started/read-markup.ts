import type { MarkupKind } from '#domain/money/markup-rules.ts'
import type { Numbers } from '#domain/numbers.ts'
import { readAmount } from '../money/read-amount.ts'

interface Format {
  kind: MarkupKind
  currency: string
  numbers: Numbers
}

/** A typed markup in hundredths of a percent or minor units; zero for one that is none or is ambiguous, which the server refuses. */
export function readMarkup(typed: string, { kind, currency, numbers }: Format): number {
  if (kind === 'fixed') return readAmount(typed, currency, numbers)?.amount ?? 0
  const [whole = '', fraction = '', ...more] = (numbers.read(typed.replace(/\s*%\s*$/, '')) ?? '').split('.')
  return more.length > 0 || fraction.length > 2 ? 0 : Number(`${whole}${fraction.padEnd(2, '0')}`)
}
