import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { type Html, html } from '../../html.ts'
import { defineWordedMail } from '../../template.ts'

export interface QuoteSent {
  title: string
  number: string
  customer: string
  /** The sender's message; may be empty. */
  note: string
  sender: string
  /** Each with the price without optional items. */
  options: { title: string; from: Money }[]
  /** What this version changed; empty for the first. */
  changes: string[]
  /** `21 Nov 2026, 23:59 Lagos time` */
  validUntil: string
  url: string
}

const validity = ({ validUntil }: QuoteSent): string => `These prices are valid until ${validUntil}, while places last.`

const row = (title: string, price: string): Html => html`<tr><td>${title}</td><td class="side">${price}</td></tr>`

const optionRows = ({ options }: QuoteSent, numbers: Numbers): Html =>
  html`${options.map(({ title, from }) => row(title, numbers.money(from)))}`

/** To a customer: a quote, or its new version. */
export const quoteSent = defineWordedMail<QuoteSent>({
  id: 'quote-sent',
  wording: {
    event: 'An agent sends a quote',
    group: 'Offers',
    variables: {
      title: { says: 'The title of the quote', value: ({ title }) => title },
      number: { says: 'The number of the quote', value: ({ number }) => number },
      customer: { says: 'The name of the customer', value: ({ customer }) => customer },
      note: {
        says: 'What the sender writes; it is sent only where you place it',
        value: ({ note }) => note || 'Here is your quote.',
      },
      sender: { says: 'The name of the agent', value: ({ sender }) => sender },
    },
    defaults: {
      subject: 'Your quote: {{title}}',
      heading: '{{title}}',
      opening: 'Hello {{customer}},\n{{note}}',
      closing: 'Ask your questions on the page of the quote, or answer this mail. Sent by {{sender}}.',
    },
  },
  preview: validity,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text><table class="facts" role="presentation">[[options]]</table></mj-text>
    <mj-text>[[changes]]</mj-text>
    <mj-text>[[validity]]</mj-text>
    <mj-button href="[[url]]">Open the quote</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (quote, { numbers }) => ({
    options: optionRows(quote, numbers),
    changes: quote.changes.length > 0 ? `New in this version: ${quote.changes.join(' ')}` : '',
    validity: validity(quote),
    url: quote.url,
  }),
  text: (quote, { numbers }) => `${quote.options.map(({ title, from }) => `${title}: ${numbers.money(from)}`).join('\n')}
${quote.changes.length > 0 ? `\nNew in this version: ${quote.changes.join(' ')}\n` : ''}
${validity(quote)}

${quote.url}`,
  sample: {
    title: 'Nairobi and the coast, February 2027',
    number: 'Q-1001',
    customer: 'Adéwálé Ọláṣubọ̀mí',
    note: 'the second option has the shorter flight.',
    sender: 'Chinonso Eze',
    options: [
      { title: 'By the sea', from: { amount: 384_250_000, currency: 'NGN' } },
      { title: 'In the city', from: { amount: 298_420_050, currency: 'NGN' } },
    ],
    changes: ['By the sea: Airport transfer was added.'],
    validUntil: '21 Nov 2026, 23:59 Lagos time',
    url: 'http://skyways.customer.localhost:3000/quote/5qzv0mX1',
  },
})
