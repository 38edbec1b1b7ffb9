import { english } from '../numbers.ts'
import { money } from './money.ts'
import { limitsByCurrency } from './top-up-limits.ts'

/** The widest range over all currencies, for the API document. */
export const topUpBounds = {
  least: Math.min(...Object.values(limitsByCurrency).map((one) => one?.least ?? 0)),
  most: Math.max(...Object.values(limitsByCurrency).map((one) => one?.most ?? 0)),
}

/** The message of each currency, for the API document. */
export const topUpRules = (): string[] =>
  Object.entries(limitsByCurrency).map(([currency, one]) => {
    const [least, most] = [one?.least ?? 0, one?.most ?? 0].map((amount) => english.amount(money(amount, currency)))
    return `${currency}: Enter an amount from ${least} to ${most}.`
  })
