import { html } from '../html.ts'
import { defineMail } from '../template.ts'

export interface SupportRequest {
  agency: string
  name: string
  email: string
  topic: string
  message: string
}

/** To the operator's support: a member's question. */
export const supportRequest = defineMail<SupportRequest>({
  id: 'support-request',
  subject: ({ agency, topic }) => `${agency}: ${topic}`,
  preview: ({ message }) => message.slice(0, 120),
  mjml: `
    <mj-text mj-class="title">[[topic]]</mj-text>
    <mj-text>[[message]]</mj-text>
    <mj-text>[[name]], [[email]], [[agency]]</mj-text>
    <mj-button href="[[reply]]">Answer by e-mail</mj-button>`,
  slots: ({ agency, name, email, topic, message }) => ({
    agency,
    name,
    email,
    topic,
    message: html`${message.split('\n').map((line) => html`${line}<br />`)}`,
    reply: `mailto:${email}?subject=${encodeURIComponent(topic)}`,
  }),
  text: ({ agency, name, email, message }) => `${message}

${name}, ${email}, ${agency}`,
  sample: {
    agency: 'Skyways Travel',
    name: 'Adaeze Okonkwo',
    email: 'adaeze@example.com',
    topic: 'Money',
    message: 'Hello,\n\na transfer of yesterday is not in the wallet yet.\n\nThank you',
  },
})
