import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import {
  add,
  allocate,
  basisPoints,
  convert,
  convertByDividing,
  divideRounded,
  formatMoney,
  minorDigits,
  money,
  negate,
  parseDecimal,
  subtract,
  sum,
  toDecimal,
} from './money.ts'

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const currency = fc.constantFrom('NGN', 'USD', 'JPY', 'XOF', 'KWD')
const anyMoney = fc.record({ amount, currency })
const ngn = (minor: number) => money(minor, 'NGN')

describe('amounts', () => {
  it('are whole minor units within the exact range of a number', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => ngn(wrong)).toThrow(RangeError)
  })

  it('have the minor digits of ISO 4217', () => {
    expect(['NGN', 'USD', 'JPY', 'XOF', 'KWD', 'BHD', 'UGX'].map(minorDigits)).toEqual([2, 2, 0, 0, 3, 3, 0])
  })

  it('of two currencies are never combined', () => {
    expect(() => add(ngn(1), money(1, 'USD'))).toThrow(TypeError)
    expect(() => subtract(ngn(1), money(1, 'USD'))).toThrow(TypeError)
    expect(() => sum([ngn(1), money(1, 'USD')], 'NGN')).toThrow(TypeError)
  })

  it('are added and subtracted exactly', () => {
    fc.assert(fc.property(amount, amount, (a, b) => subtract(add(ngn(a), ngn(b)), ngn(b)).amount === a))
  })

  it('of zero have no sign', () => {
    expect(Object.is(negate(ngn(0)).amount, 0)).toBe(true)
    expect(Object.is(parseDecimal('-0.00', 'USD').amount, 0)).toBe(true)
  })
})

describe('decimal texts', () => {
  it('are parsed exactly', () => {
    expect(parseDecimal('640.20', 'USD').amount).toBe(640_20)
    expect(parseDecimal('640.2', 'USD').amount).toBe(640_20)
    expect(parseDecimal('640.200', 'USD').amount).toBe(640_20)
    expect(parseDecimal('1500', 'JPY').amount).toBe(1500)
    expect(parseDecimal('-1.005', 'KWD').amount).toBe(-1005)
    expect(parseDecimal('0.29', 'USD').amount).toBe(29)
  })

  it.each(['', '1,000.00', '1e3', 'NaN', '.5', '5.', '1.001', ' 1', '+1', '0x10', '--1', '9999999999999999'])(
    '%j is not a dollar amount',
    (text) => {
      expect(() => parseDecimal(text, 'USD')).toThrow(RangeError)
    },
  )

  it('are unchanged by parsing and formatting', () => {
    fc.assert(
      fc.property(anyMoney, (value) => {
        expect(parseDecimal(toDecimal(value), value.currency)).toEqual({ ...value, amount: value.amount })
      }),
    )
  })
})

describe('division', () => {
  it('rounds half away from zero', () => {
    expect([5n, -5n, 4n, 7n, -7n].map((n) => divideRounded(n, 2n))).toEqual([3n, -3n, 2n, 4n, -4n])
    expect(divideRounded(-5n, -2n)).toBe(3n)
  })

  it('differs by at most half from the exact quotient', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const rest = 2n * (divideRounded(n, d) * d - n)
        return rest <= d && rest >= -d
      }),
    )
  })

  it('of 2.5 % of NGN 1,000.00 is NGN 25.00', () => {
    expect(basisPoints(ngn(1_000_00), 250)).toEqual(ngn(25_00))
  })
})

describe('splitting', () => {
  it('sums to the whole, and each part differs by at most one minor unit', () => {
    const shares = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 9 })
      .filter((list) => list.some((n) => n > 0))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), currency, shares, (minor, code, list) => {
        const parts = allocate(money(minor, code), list)
        const whole = list.reduce((a, b) => a + b, 0)
        expect(sum(parts, code).amount).toBe(minor)
        for (const [index, part] of parts.entries())
          expect(Math.abs(part.amount - (minor * (list[index] ?? 0)) / whole)).toBeLessThan(1.000001)
      }),
    )
  })
})

describe('conversion', () => {
  it('multiplies by the rate and divides by it as the specification shows prices', () => {
    expect(convert(money(500_00, 'USD'), 'NGN', '1530.25')).toEqual(ngn(765_125_00))
    expect(convertByDividing(ngn(765_125_00), 'USD', '1530.25')).toEqual(money(500_00, 'USD'))
  })

  it('uses the minor digits of both currencies', () => {
    expect(convert(money(100, 'JPY'), 'NGN', '10.05')).toEqual(ngn(1005_00))
    expect(convert(money(1_000, 'KWD'), 'JPY', '480.5')).toEqual(money(481, 'JPY'))
  })

  it.each(['0', '0.000', '', '-1', '1e3', 'abc', '1,5'])('refuses %j as a rate', (rate) => {
    expect(() => convert(ngn(1), 'USD', rate)).toThrow(RangeError)
  })

  const rate = fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(6, '0')}`)

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), rate, (a, b, r) => {
        const [x, y] = [convert(money(a, 'USD'), 'NGN', r), convert(money(b, 'USD'), 'NGN', r)]
        return a === b ? x.amount === y.amount : a < b === x.amount <= y.amount || x.amount === y.amount
      }),
    )
  })

  it('differs by at most half a minor unit from the exact amount', () => {
    fc.assert(
      fc.property(fc.nat(1e9), rate, (minor, r) => {
        const micro = BigInt(r.replace('.', ''))
        const rest = 2n * (BigInt(convert(money(minor, 'USD'), 'NGN', r).amount) * 1_000_000n - BigInt(minor) * micro)
        return rest <= 1_000_000n && rest >= -1_000_000n
      }),
    )
  })
})

/** Goal R19, with currencies of zero, two and three decimals. */
describe('between currencies of 0, 2 and 3 decimals', () => {
  const many = { numRuns: sizes.moneyCases, seed }
  const pair = fc
    .tuple(fc.constantFrom('JPY', 'XOF'), fc.constantFrom('NGN', 'USD'), fc.constantFrom('KWD', 'BHD'))
    .chain((codes) => fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...codes)))
  const decimals: Record<string, number> = { JPY: 0, XOF: 0, NGN: 2, USD: 2, KWD: 3, BHD: 3 }
  const rates = fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 99_999_999 })).map(([whole, part]) => ({
    text: `${whole}.${String(part).padStart(8, '0')}`,
    units: BigInt(whole) * 10n ** 8n + BigInt(part),
  }))

  /** Twice the distance of `got / 10^to` from `minor / 10^from * top / bottom`, and twice half a minor unit, with one denominator. */
  const isNearest = (got: number, minor: number, [from, to]: [number, number], [top, bottom]: [bigint, bigint]) => {
    const exact = BigInt(minor) * top * 10n ** BigInt(to)
    const scale = bottom * 10n ** BigInt(from)
    const rest = 2n * (BigInt(got) * scale - exact)
    return rest <= scale && rest >= -scale
  }

  it('a conversion is the nearest minor unit, whether it multiplies or divides; an amount beyond the range of numbers is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), pair, rates, (minor, [from, to], rate) => {
        const places: [number, number] = [decimals[from] ?? 0, decimals[to] ?? 0]
        const E8 = 10n ** 8n
        expect(isNearest(convert(money(minor, from), to, rate.text).amount, minor, places, [rate.units, E8])).toBe(true)
        const small = minor % 1_000_000
        const divide = () => convertByDividing(money(small, from), to, rate.text)
        const size = (BigInt(Math.abs(small)) * E8 * 10n ** BigInt(places[1])) / (rate.units * 10n ** BigInt(places[0]))
        if (size > BigInt(Number.MAX_SAFE_INTEGER)) expect(divide).toThrow(RangeError)
        else expect(isNearest(divide().amount, small, places, [E8, rate.units])).toBe(true)
      }),
      many,
    )
  })

  it('of opposite amounts are opposite, and of nothing is nothing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), pair, rates, (minor, [from, to], { text }) => {
        const there = convert(money(minor, from), to, text)
        expect(convert(negate(money(minor, from)), to, text)).toEqual(negate(there))
        expect(convert(money(0, from), to, text)).toEqual(money(0, to))
      }),
      many,
    )
  })

  it('a price that is split among travellers and converted back has the same sum', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        pair,
        rates,
        fc.integer({ min: 1, max: 9 }),
        (minor, [from, to], { text }, travellers) => {
          const whole = convert(money(minor, from), to, text)
          const parts = allocate(whole, Array(travellers).fill(1))
          expect(sum(parts, to)).toEqual(whole)
          const sizesOfParts = parts.map((part) => part.amount)
          expect(Math.max(...sizesOfParts) - Math.min(...sizesOfParts)).toBeLessThanOrEqual(1)
        },
      ),
      many,
    )
  })

  it('is unchanged by formatting and parsing', () => {
    expect([toDecimal(money(1, 'JPY')), toDecimal(money(1, 'NGN')), toDecimal(money(1, 'KWD'))]).toEqual(['1', '0.01', '0.001'])
    expect(() => parseDecimal('1.5', 'JPY')).toThrow(RangeError)
    expect(() => parseDecimal('1.2345', 'KWD')).toThrow(RangeError)
    expect(parseDecimal('1.234', 'KWD')).toEqual(money(1_234, 'KWD'))
  })
})

describe('formatted money', () => {
  it('has the currency, two decimals and thousands separators', () => {
    expect(formatMoney(ngn(1_284_500_00))).toBe('NGN 1,284,500.00')
    expect(formatMoney(ngn(5))).toBe('NGN 0.05')
    expect(formatMoney(money(1500, 'JPY'))).toBe('JPY 1,500.00')
    expect(formatMoney(ngn(-12_345_67))).toBe('NGN -12,345.67')
    expect(formatMoney(ngn(123_456_789_00))).toBe('NGN 123,456,789.00')
  })
})
