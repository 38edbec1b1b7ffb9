import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineMail } from '../template.ts'

export interface ReversedTopUp {
  /** The amount that the top-up credited to the wallet. */
  amount: Money
  /** The part that the wallet cannot cover yet. */
  isOwed: boolean
  reference: string
  url: string
}

const why = 'The payment gateway gave it back to its payer: the bank charged it back, or it was returned at the gateway.'

const whatNow = ({ amount, isOwed }: ReversedTopUp, numbers: Numbers): string =>
  isOwed
    ? `The wallet does not have ${numbers.money(amount)} now. It is taken as soon as the wallet has it: top up, or ask the payer to pay again.`
    : `${numbers.money(amount)} was taken out of the wallet. Ask the payer to pay again if this was a mistake.`

/** To the agency: a top-up was reversed, and its amount is taken from the wallet. */
export const topUpReversed = defineMail<ReversedTopUp>({
  id: 'top-up-reversed',
  subject: ({ amount, isOwed }, { numbers }) =>
    isOwed
      ? `A top-up was taken back: the wallet owes ${numbers.money(amount)}`
      : `A top-up of ${numbers.money(amount)} was taken back`,
  preview: (topUp, { numbers }) => whatNow(topUp, numbers),
  mjml: `
    <mj-text mj-class="title">A wallet top-up was taken back</mj-text>
    <mj-text>[[why]]</mj-text>
    <mj-text>[[whatNow]]</mj-text>
    <mj-text>Reference [[reference]]</mj-text>
    <mj-button href="[[url]]">Open the transactions</mj-button>`,
  slots: (topUp, { numbers }) => ({ why, whatNow: whatNow(topUp, numbers), reference: topUp.reference, url: topUp.url }),
  text: (topUp, { numbers }) => `A wallet top-up was taken back

${why}

${whatNow(topUp, numbers)}

Reference ${topUp.reference}

${topUp.url}`,
  sample: {
    amount: { amount: 100_000_000, currency: 'NGN' },
    isOwed: true,
    reference: 'PAY-01935b1e-7a00-7000-8000-000000000042',
    url: 'http://skyways.localhost:3000/transactions',
  },
})
