import { defineWordedMail } from '../../template.ts'

export interface QuoteReminder {
  title: string
  number: string
  customer: string
  /** Who sent the version. */
  sender: string
  /** `21 Nov 2026, 23:59 Lagos time` */
  validUntil: string
  url: string
}

const validity = ({ validUntil }: QuoteReminder): string => `These prices are valid until ${validUntil}, while places last.`

/** To a customer who has not answered a quote: its last day is near. */
export const quoteReminder = defineWordedMail<QuoteReminder>({
  id: 'quote-reminder',
  wording: {
    event: 'A quote that is not answered expires soon',
    group: 'Offers',
    variables: {
      title: { says: 'The title of the quote', value: ({ title }) => title },
      number: { says: 'The number of the quote', value: ({ number }) => number },
      customer: { says: 'The name of the customer', value: ({ customer }) => customer },
      sender: { says: 'The name of the agent', value: ({ sender }) => sender },
    },
    defaults: {
      subject: 'Your quote ends soon: {{title}}',
      heading: '{{title}}',
      opening: 'Hello {{customer}},\nyour quote waits for your answer.',
      closing: 'Ask your questions on the page of the quote, or answer this mail. Sent for {{sender}}.',
    },
  },
  preview: validity,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[validity]]</mj-text>
    <mj-button href="[[url]]">Open the quote</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (quote) => ({ validity: validity(quote), url: quote.url }),
  text: (quote) => `${validity(quote)}

${quote.url}`,
  sample: {
    title: 'Nairobi and the coast, February 2027',
    number: 'Q-1001',
    customer: 'Adéwálé Ọláṣubọ̀mí',
    sender: 'Chinonso Eze',
    validUntil: '21 Nov 2026, 23:59 Lagos time',
    url: 'http://skyways.customer.localhost:3000/quote/5qzv0mX1',
  },
})
