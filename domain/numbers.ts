import { divideRounded, type Money, minorDigits } from './money.ts'

/** How a country writes numbers. The server reads it from the tables of `Intl`; browsers are given it, since theirs may be of another year. */
export interface NumberStyle {
  /** Between groups of digits: `,` of 1,234. */
  group: string
  /** Before the decimals. */
  decimal: string
  /** Digits of each group above the last three: 2 in India, 12,34,567. */
  above: number
  /** Digits from which a number is grouped: 5 in Spain, 1234 and 12.345. */
  from: number
}

/** The specification's (section 9). */
export const englishStyle: NumberStyle = { group: ',', decimal: '.', above: 3, from: 4 }

/** Numbers as one agency writes and types them. Texts are English everywhere: so are names of magnitudes, and the currency's code comes first. */
export interface Numbers {
  /** `NGN 1,284,500.00`: always two decimals and groups (specification section 9). */
  money(value: Money): string
  /** `1,284,500.00`: where the currency is named once for many amounts. */
  amount(value: Money): string
  /** `1,204`; with the decimals that it has, at most three unless `digits` say otherwise. */
  count(value: number, digits?: Intl.NumberFormatOptions): string
  /** `9.0`: with so many decimals. */
  fixed(value: number, decimals: number): string
  /** An exact decimal text, `1536.41`, with groups. */
  decimal(text: string): string
  /** `1.28M` */
  short(value: number, digits?: Intl.NumberFormatOptions): string
  /** A typed number as an exact decimal text; null for what could mean two numbers, such as `1.000` where that is not a thousand. */
  read(typed: string): string | null
}

const plain = (digits: Intl.NumberFormatOptions) => new Intl.NumberFormat('en', { useGrouping: false, ...digits })
const usual = plain({ maximumFractionDigits: 3 })

/** Decimal text of an amount with two decimals. */
function twoDecimals({ amount, currency }: Money): string {
  const cents = divideRounded(BigInt(amount) * 100n, 10n ** BigInt(minorDigits(currency)))
  const text = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** How whole numbers are typed: digits, or groups of three (of two and then three, as in India) after this country's sign, a space or an apostrophe. */
const wholeOf = (group: string): RegExp => {
  const between = `[${group.replace(/\W/, String.raw`\$&`)}\\s'’]`
  return new RegExp(String.raw`^(?:\d+|\d{1,3}(?:${between}\d{2,3})*${between}\d{3})$`)
}

function create({ group, decimal, above, from }: NumberStyle): Numbers {
  const boundary = new RegExp(String.raw`\B(?=(?:\d{${above}})*\d{3}$)`, 'g')
  /** In this style what `1234.5` says. */
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
    count: (value, digits) => write((digits ? plain(digits) : usual).format(value)),
    fixed: (value, decimals) => write(value.toFixed(decimals)),
    decimal: write,
    short: (value, digits = { maximumSignificantDigits: 3 }) =>
      new Intl.NumberFormat('en', { notation: 'compact', ...digits })
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

/** The numbers of a style; each style is prepared once. */
export function numbersOf(style: NumberStyle): Numbers {
  const key = [style.group, style.decimal, style.above, style.from].join(' ')
  const numbers = byStyle.get(key) ?? create(style)
  byStyle.set(key, numbers)
  return numbers
}

/** Numbers of the specification, for texts that are of no agency. */
export const english = numbersOf(englishStyle)
