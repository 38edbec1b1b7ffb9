import { type NumberStyle, type Numbers, numbersOf } from './numbers.ts'

const LARGE = 1_234_567.5

/** Digits are those of English texts, 0 to 9, whatever the locale. */
const format = (locale: string) => new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 })

const styles = new Map<string, NumberStyle>()

/** How a locale (BCP 47) writes numbers. For servers: the tables of a browser may differ, and then it would hydrate other texts than it was sent. */
export function numberStyle(locale: string): NumberStyle {
  const known = styles.get(locale)
  if (known) return known
  const parts = format(locale).formatToParts(LARGE)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const whole = parts.filter(({ type }) => type === 'integer')
  const style = {
    // The narrow space that some countries use is in few fonts of mail programs.
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

/** The numbers of a locale. */
export const numbersIn = (locale: string): Numbers => numbersOf(numberStyle(locale))
