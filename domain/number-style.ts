import { type NumberStyle, type Numbers, numbersOf } from './numbers.ts'

const LARGE = 1_234_567.5

/** Digits are 0 to 9 in every locale, because texts are English. */
const format = (locale: string) => new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 })

const styles = new Map<string, NumberStyle>()

/** The number format of a locale (BCP 47). Only for servers: a browser may have other tables, and would hydrate other texts than the server sent. */
export function numberStyle(locale: string): NumberStyle {
  const known = styles.get(locale)
  if (known) return known
  const parts = format(locale).formatToParts(LARGE)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const whole = parts.filter(({ type }) => type === 'integer')
  const style = {
    // Few fonts of mail programs have the narrow space that some countries use.
    group: sign('group').replace(/^\s$/, '\u00a0'),
    decimal: sign('decimal'),
    above: whole.at(-2)?.value.length ?? 3,
    from: format(locale)
      .formatToParts(1234)
      .some(({ type }) => type === 'group')
      ? 4
      : 5,
  }
  styles.set(locale, style)
  return style
}

/** The number format of a locale. */
export const numbersIn = (locale: string): Numbers => numbersOf(numberStyle(locale))
