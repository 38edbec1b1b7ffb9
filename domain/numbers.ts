import { memoize } from './memoize.ts'
import { divideRounded, type Money, minorDigits } from './money/money.ts'

/** The number format of a country. The server reads it from `Intl` and sends it to browsers, whose tables may differ. */
export interface NumberStyle {
  /** Between groups of digits: `,` of 1,234. */
  group: string
  /** The decimal separator. */
  decimal: string
  /** Digits of each group after the first group of three: 2 in India, 12,34,567. */
  above: number
  /** Minimum number of digits for grouping: 5 in Spain, 1234 and 12.345. */
  from: number
}

/** The format of the specification (section 9). */
export const englishStyle: NumberStyle = { group: ',', decimal: '.', above: 3, from: 4 }

/** Formats and parses numbers of one agency. Texts are English everywhere, including magnitudes; the currency code comes first. */
export interface Numbers {
  /** `NGN 1,284,500.00`: always two decimals and groups (specification section 9). */
  money(value: Money): string
  /** `1,284,500.00`: for many amounts of one named currency. */
  amount(value: Money): string
  /** `1,204`; with the number's decimals, at most three unless `digits` is given. */
  count(value: number, digits?: Intl.NumberFormatOptions): string
  /** `9.0`: with a fixed number of decimals. */
  fixed(value: number, decimals: number): string
  /** An exact decimal text, `1536.41`, with groups. */
  decimal(text: string): string
  /** `1.28M` */
  short(value: number, digits?: Intl.NumberFormatOptions): string
  /** A typed number as an exact decimal text; null for an ambiguous one, such as `1.000` where that is not a thousand. */
  read(typed: string): string | null
}

/** Each format is made once, with its first number: making one takes longer than writing a page of numbers, and scripts of pages that write none import this, too. */
const formatOf = memoize(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en', options),
  (options) => JSON.stringify(options),
)
const plain = (value: number, digits: Intl.NumberFormatOptions): string =>
  formatOf({ useGrouping: false, ...digits }).format(value)

/** Decimal text of an amount with two decimals. */
function twoDecimals({ amount, currency }: Money): string {
  const cents = divideRounded(BigInt(amount) * 100n, 10n ** BigInt(minorDigits(currency)))
  const text = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/**
 * How whole numbers are typed: digits, or groups of three (of two and then three, as in India) after this country's separator, a space or an
 * apostrophe.
 */
const wholeOf = (group: string): RegExp => {
  const between = `[${group.replace(/\W/, String.raw`\$&`)}\\s'’]`
  return new RegExp(String.raw`^(?:\d+|\d{1,3}(?:${between}\d{2,3})*${between}\d{3})$`)
}

function create({ group, decimal, above, from }: NumberStyle): Numbers {
  const boundary = new RegExp(String.raw`\B(?=(?:\d{${above}})*\d{3}$)`, 'g')
  /** `1234.5` in this style. */
  const write = (text: string) => {
    const [, sign = '', whole = '', fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
    if (whole === '') return text
    const grouped = whole.length < from ? whole : whole.replace(boundary, group)
    return `${sign}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`
  }
  const amount = (value: Money) => write(twoDecimals(value))
  const signs: Partial<Record<string, string>> = { group, decimal }
  const typedWhole = wholeOf(group)
  return {
    amount,
    money: (value) => `${value.currency} ${amount(value)}`,
    count: (value, digits = { maximumFractionDigits: 3 }) => write(plain(value, digits)),
    fixed: (value, decimals) => write(value.toFixed(decimals)),
    decimal: write,
    short: (value, digits = { maximumSignificantDigits: 3 }) =>
      formatOf({ notation: 'compact', ...digits })
        .formatToParts(value)
        .map((part) => signs[part.type] ?? part.value)
        .join(''),
    read(typed) {
      const [whole = '', fraction = '', ...more] = typed.trim().split(decimal)
      if (more.length > 0 || !typedWhole.test(whole) || !/^\d*$/.test(fraction)) return null
      return `${whole.replaceAll(/\D/g, '')}${fraction && `.${fraction}`}`
    },
  }
}

const byStyle = new Map<string, Numbers>()

/** The formatter of a style; each style is prepared once. */
export function numbersOf(style: NumberStyle): Numbers {
  const key = [style.group, style.decimal, style.above, style.from].join(' ')
  const numbers = byStyle.get(key) ?? create(style)
  byStyle.set(key, numbers)
  return numbers
}

/** The format of the specification, for texts without an agency. */
export const english = numbersOf(englishStyle)
