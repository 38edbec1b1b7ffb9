import { type Html, html } from '../html.ts'
import { defineMail } from '../template.ts'

export interface ReceivedMessage {
  name: string
  email: string
  /** These three are empty where the visitor did not fill them in. */
  phone: string
  topic: string
  /** The order it is about, as typed by the visitor. */
  reference: string
  message: string
}

const factsOf = ({ name, email, phone, topic, reference }: ReceivedMessage): (readonly [string, string])[] =>
  (
    [
      ['From', name],
      ['E-mail', email],
      ['Telephone', phone],
      ['About', topic],
      ['Booking', reference],
    ] as const
  ).filter(([, value]) => value !== '')

const lines = (text: string): Html[] => text.split(/\r?\n/).map((line) => html`${line}<br />`)

const replyTo = ({ email, topic }: ReceivedMessage, agency: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${topic || `your message to ${agency}`}`)}`

/** To the agency: a storefront visitor sent a message. */
export const messageReceived = defineMail<ReceivedMessage>({
  id: 'message-received',
  subject: ({ name, topic }) => (topic ? `${name}: ${topic}` : `Message from ${name}`),
  preview: ({ message }) => message.slice(0, 120),
  mjml: `
    <mj-text mj-class="title">[[name]] wrote to you</mj-text>
    <mj-text>[[message]]</mj-text>
    <mj-text><table class="facts" role="presentation">[[facts]]</table></mj-text>
    <mj-button href="[[reply]]">Answer by e-mail</mj-button>`,
  slots: (received, brand) => ({
    name: received.name,
    message: html`${lines(received.message)}`,
    facts: html`${factsOf(received).map(([label, value]) => html`<tr><td>${label}</td><td class="side">${value}</td></tr>`)}`,
    reply: replyTo(received, brand.name),
  }),
  text: (received) => `${received.message}

${factsOf(received)
  .map(([label, value]) => `${label}: ${value}`)
  .join('\n')}`,
  sample: {
    name: 'Ngozi Okafor-Williams',
    email: 'ngozi@example.com',
    phone: '+2348031234567',
    topic: 'A change of dates',
    reference: 'SKY-1042',
    message: 'Hello,\n\nmay we fly home two days later? We would take any flight in the morning.\n\nThank you',
  },
})
