import type { Numbers } from '#domain/numbers.ts'

/** The reason why something was not done, and what becomes of the money: the content of a mail between its opening and closing. */
export const reasonAndMoney = <Facts extends { reason: string }>(moneyOf: (facts: Facts, numbers: Numbers) => string) => ({
  preview: (facts: Facts, { numbers }: { numbers: Numbers }) => moneyOf(facts, numbers),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[reason]]</mj-text>
    <mj-text><strong>[[money]]</strong></mj-text>
    <mj-text>[[closing]]</mj-text>`,
  slots: (facts: Facts, { numbers }: { numbers: Numbers }) => ({ reason: facts.reason, money: moneyOf(facts, numbers) }),
  text: (facts: Facts, { numbers }: { numbers: Numbers }) => `${facts.reason}\n\n${moneyOf(facts, numbers)}`,
})

/** `amount` is written with its currency. */
export const backToCard = (amount: string): string =>
  `${amount} goes back to the card that paid, the payment fee included. Banks take up to 10 working days to show it.`
