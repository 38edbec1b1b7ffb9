import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineWordedMail } from '../../template.ts'

export interface ShareTold {
  what: 'booked' | 'returned' | 'void' | 'dropped'
  name: string
  /** Of the order. */
  title: string
  amount: Money
}

const words: Record<ShareTold['what'], (amount: string) => string> = {
  booked: (amount) => `Everybody has paid, and the booking is confirmed. Your share of ${amount} is used for it.`,
  returned: (amount) => `Your share of ${amount} goes back to you.`,
  void: (amount) => `Your share of ${amount} was not paid in time and is no longer asked.`,
  dropped: (amount) =>
    `Not everybody has paid, so the booking was given up and is made anew for those who have. Your ${amount} stays reserved for it; we will write to you with the price of today.`,
}

const told = ({ what, amount }: ShareTold, numbers: Numbers): string => words[what](numbers.money(amount))

/** To who pays a share of a group's booking: what happened to it. */
export const shareTold = defineWordedMail<ShareTold>({
  id: 'share-told',
  wording: {
    event: 'A shared booking is confirmed, given up, or its money goes back',
    group: 'Offers',
    variables: {
      title: { says: 'What is booked', value: ({ title }) => title },
      name: { says: 'The name of the payer', value: ({ name }) => name },
    },
    defaults: {
      subject: 'About {{title}}',
      heading: '{{title}}',
      opening: 'Hello {{name}},',
      closing: 'Answer this mail if you have questions.',
    },
  },
  preview: (share, { numbers }) => told(share, numbers),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[told]]</mj-text>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (share, { numbers }) => ({ told: told(share, numbers) }),
  text: (share, { numbers }) => told(share, numbers),
  sample: {
    what: 'booked',
    name: 'Adéwálé Ọláṣubọ̀mí',
    title: 'Lagos → Accra',
    amount: { amount: 184_250_00, currency: 'NGN' },
  },
})
