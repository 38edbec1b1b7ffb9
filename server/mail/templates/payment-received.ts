import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineWordedMail } from '../template.ts'

export interface ReceivedPayment {
  /** The purpose: `Order SKY-1042, Lagos to London` or `Wallet top-up`. */
  purpose: string
  amount: Money
  /** Included in the amount; zero without a fee. */
  fee: Money
  reference: string
  /** `21 Nov 2026` */
  paidOn: string
}

const feeWords = (payment: ReceivedPayment, numbers: Numbers): string =>
  payment.fee.amount === 0 ? 'No fee' : `${numbers.money(payment.fee)}, included`

/** A receipt for a received payment. */
export const paymentReceived = defineWordedMail<ReceivedPayment>({
  id: 'payment-received',
  wording: {
    event: 'A payment has arrived',
    group: 'Payments',
    variables: {
      amount: { says: 'The amount of the payment', value: ({ amount }, { numbers }) => numbers.money(amount) },
      purpose: { says: 'What was paid for', value: ({ purpose }) => purpose },
      reference: { says: 'The reference of the payment', value: ({ reference }) => reference },
    },
    defaults: {
      subject: 'Payment received: {{amount}}',
      heading: 'Payment received',
      opening: 'Thank you. Your payment has arrived.',
      closing: 'Keep this mail as your receipt.',
    },
  },
  preview: (payment) => `${payment.purpose}. Reference ${payment.reference}.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="code" letter-spacing="0">[[amount]]</mj-text>
    <mj-text><table class="facts" role="presentation">
      <tr><td>For</td><td class="side">[[purpose]]</td></tr>
      <tr><td>Payment fee</td><td class="side">[[fee]]</td></tr>
      <tr><td>Date</td><td class="side">[[paidOn]]</td></tr>
      <tr><td>Reference</td><td class="side">[[reference]]</td></tr>
    </table></mj-text>
    <mj-text>[[closing]]</mj-text>`,
  slots: (payment, { numbers }) => ({
    amount: numbers.money(payment.amount),
    purpose: payment.purpose,
    fee: feeWords(payment, numbers),
    paidOn: payment.paidOn,
    reference: payment.reference,
  }),
  text: (payment, { numbers }) => `Amount: ${numbers.money(payment.amount)}
For: ${payment.purpose}
Payment fee: ${feeWords(payment, numbers)}
Date: ${payment.paidOn}
Reference: ${payment.reference}`,
  sample: {
    purpose: 'Wallet top-up',
    amount: { amount: 101_500_000, currency: 'NGN' },
    fee: { amount: 1_500_000, currency: 'NGN' },
    reference: 'TWP-01935b1e7a00',
    paidOn: '21 Nov 2026',
  },
})
