import { defineMail } from '../../template.ts'

export interface QuoteAnswered {
  what: 'accepted' | 'declined' | 'commented' | 'booked' | 'paid' | 'took back'
  /** What was accepted and by whom, the reason or the question; may be empty. */
  text: string
  customer: string
  number: string
  title: string
  url: string
}

const verbs: Record<QuoteAnswered['what'], string> = {
  accepted: 'accepted',
  declined: 'declined',
  commented: 'asked about',
  booked: 'booked and paid',
  paid: 'paid in advance for',
  'took back': 'or their bank took a deposit back of',
}

const headline = ({ what, customer, number }: QuoteAnswered): string => `${customer} ${verbs[what]} ${number}`

/** To the member who made a quote: its customer answered it. */
export const quoteAnswered = defineMail<QuoteAnswered>({
  id: 'quote-answered',
  subject: (answer) => `${headline(answer)}: ${answer.title}`,
  preview: ({ text }) => text.slice(0, 120),
  mjml: `
    <mj-text mj-class="title">[[headline]]</mj-text>
    <mj-text>[[title]]</mj-text>
    <mj-text>[[text]]</mj-text>
    <mj-button href="[[url]]">Open the quote</mj-button>`,
  slots: (answer) => ({ headline: headline(answer), title: answer.title, text: answer.text, url: answer.url }),
  text: (answer) => `${headline(answer)}: ${answer.title}

${answer.text}

${answer.url}`,
  sample: {
    what: 'accepted',
    text: 'By the sea, NGN 3,842,500.00, signed by Adéwálé Ọláṣubọ̀mí',
    customer: 'Adéwálé Ọláṣubọ̀mí',
    number: 'Q-1001',
    title: 'Nairobi and the coast, February 2027',
    url: 'http://localhost:3000/quotes/01935b1e-7a00-7000-8000-000000001044',
  },
})
