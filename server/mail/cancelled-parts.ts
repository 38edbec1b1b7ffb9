import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { MailVariable } from './wording.ts'

/** A cancelled order with its refund. */
export interface CancelledOrder<Facts> {
  facts: Facts
  /** The refund to the payer; zero for none. */
  refund: Money
  /** The destination of the refund. */
  refundTo: 'wallet' | 'card' | 'agency'
}

const places = {
  wallet: 'to the wallet',
  card: 'to the card it was paid with, within a few working days',
  agency: 'to the agency',
}

/** What goes back and where to; `none` says that nothing does. */
export const refundWords = (
  { refund, refundTo }: Pick<CancelledOrder<unknown>, 'refund' | 'refundTo'>,
  numbers: Numbers,
  none: string,
): string => (refund.amount > 0 ? `${numbers.money(refund)} goes back ${places[refundTo]}.` : none)

/** The variables of an order's mails, for a mail that has more than the order. */
export const ofFacts = <Facts, Data extends { facts: Facts }>(
  variables: Record<string, MailVariable<Facts>>,
): Record<string, MailVariable<Data>> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, { says, value }]): [string, MailVariable<Data>] => [
      name,
      { says, value: ({ facts }, brand) => value(facts, brand) },
    ]),
  )
