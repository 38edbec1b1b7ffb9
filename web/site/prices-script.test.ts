import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { numberStyle } from '#domain/number-style.ts'
import { english, numbersOf } from '#domain/numbers.ts'

const script = readFileSync('web/site/prices-script.js', 'utf8')

/** What the script writes in place of an amount of shillings for a visitor who chose dollars at one to one. */
function writtenFor(locale: string, minor: number): string | undefined {
  const style = numberStyle(locale)
  const price = { dataset: { minor: String(minor), currency: 'KES' }, textContent: '' }
  const numbers = numbersOf(style) === english ? undefined : JSON.stringify(style)
  const document = {
    documentElement: { dataset: { numbers } },
    querySelectorAll: (selector: string) => (selector.startsWith('[data-minor]') ? [price] : []),
  }
  const saved: Record<string, string> = { currency: 'USD', currencyRate: '1', currencyBase: 'KES' }
  runInNewContext(script, { document, localStorage: { getItem: (name: string) => saved[name] } })
  return price.textContent
}

test.each(['en-NG', 'en-KE', 'de-DE', 'fr-CI', 'es-ES', 'en-IN', 'en-ZA'])(
  'the script of plain pages writes amounts in %s as the server does',
  (locale) => {
    const { money } = numbersOf(numberStyle(locale))
    for (const amount of [5, 99_99, 1_234_00, 12_345_67, 123_456_789_01])
      expect(writtenFor(locale, amount)).toBe(money({ amount, currency: 'USD' }))
  },
)
