import { afterEach, expect, test, vi } from 'vitest'
import { numberStyle } from '#domain/number-style.ts'
import { english, numbersOf } from '#domain/numbers.ts'
import { showChosen } from './chosen-currency.ts'

afterEach(() => vi.unstubAllGlobals())

const dollars = { currency: 'USD', currencyRate: '1', currencyBase: 'KES' }

/** The text that replaces an amount of shillings for a visitor with these preferences. */
function shownFor(saved: Record<string, string>, minor: number, locale = 'en-KE'): string {
  const style = numberStyle(locale)
  const price = { dataset: { minor: String(minor), currency: 'KES' }, textContent: '' }
  const numbers = numbersOf(style) === english ? undefined : JSON.stringify(style)
  vi.stubGlobal('document', {
    documentElement: { dataset: { numbers } },
    querySelectorAll: (selector: string) => (selector === '[data-minor][data-currency="KES"]' ? [price] : []),
  })
  vi.stubGlobal('localStorage', { getItem: (name: string) => saved[name] ?? null })
  showChosen()
  return price.textContent
}

test.each(['en-NG', 'en-KE', 'de-DE', 'fr-CI', 'es-ES', 'en-IN', 'en-ZA'])(
  'the script of plain pages writes amounts in %s as the server does',
  (locale) => {
    const { money } = numbersOf(numberStyle(locale))
    for (const amount of [5, 99_99, 1_234_00, 12_345_67, 123_456_789_01])
      expect(shownFor(dollars, amount, locale)).toBe(money({ amount, currency: 'USD' }))
  },
)

test('amounts are converted by the rate, into the minor units of the chosen currency', () => {
  expect(shownFor({ ...dollars, currencyRate: '125' }, 1_000_00)).toBe('USD 8.00')
  expect(shownFor({ ...dollars, currency: 'XOF', currencyRate: '0.25' }, 1_000_00)).toBe('XOF 4,000.00')
})

test.each([
  ['nothing was chosen', {}],
  ["the agency's own currency was chosen", { ...dollars, currency: 'KES' }],
  ['the rate is none', { ...dollars, currencyRate: 'x' }],
  ['it was chosen at an agency with another currency', { ...dollars, currencyBase: 'NGN' }],
])('amounts stay as they are where %s', (_, saved) => {
  expect(shownFor(saved, 5_00)).toBe('')
})
