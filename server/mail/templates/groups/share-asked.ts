import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineWordedMail } from '../../template.ts'

export interface ShareAsked {
  name: string
  organiser: string
  /** Of the order. */
  title: string
  /** What others did not pay. */
  isMissing: boolean
  amount: Money
  /** `21 Nov 2026, 23:59 Lagos time` */
  until: string
  /** The rule for who does not pay. */
  rule: string
  url: string
}

const asked = ({ isMissing, amount, until }: ShareAsked, numbers: Numbers): string =>
  `${isMissing ? 'Your part of what is missing' : 'Your share'}: ${numbers.money(amount)}, to be paid until ${until}.`

/** To who pays a share of a group's booking: the link. */
export const shareAsked = defineWordedMail<ShareAsked>({
  id: 'share-asked',
  wording: {
    event: 'The cost of a booking is shared, or a payer is reminded',
    group: 'Offers',
    variables: {
      title: { says: 'What is booked', value: ({ title }) => title },
      name: { says: 'The name of the payer', value: ({ name }) => name },
      organiser: { says: 'The name of the organiser', value: ({ organiser }) => organiser },
    },
    defaults: {
      subject: 'Your share of {{title}}',
      heading: '{{title}}',
      opening: 'Hello {{name}},\n{{organiser}} travels with you and shares the cost.',
      closing: 'Ask the organiser or answer this mail if you have questions.',
    },
  },
  preview: (share, { numbers }) => asked(share, numbers),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[asked]]</mj-text>
    <mj-text>[[rule]]</mj-text>
    <mj-button href="[[url]]">See and pay your share</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (share, { numbers }) => ({ asked: asked(share, numbers), rule: share.rule, url: share.url }),
  text: (share, { numbers }) => `${asked(share, numbers)}

${share.rule}

${share.url}`,
  sample: {
    name: 'Adéwálé Ọláṣubọ̀mí',
    organiser: 'Chinonso Eze',
    title: 'Lagos → Accra',
    isMissing: false,
    amount: { amount: 184_250_00, currency: 'NGN' },
    until: '21 Nov 2026, 23:59 Lagos time',
    rule: 'What is missing by then is asked from the organiser.',
    url: 'https://skyways.example/share/q7Zk',
  },
})
