import { defineMail } from '../template.ts'

export interface NotificationMail {
  title: string
  text: string
  /** The page about it in the portal. */
  url: string
  unsubscribeUrl: string
}

/** To a member who chose mails of this kind. */
export const notification = defineMail<NotificationMail>({
  id: 'notification',
  subject: ({ title }) => title,
  preview: ({ text }) => text,
  mjml: `
    <mj-text mj-class="title">[[title]]</mj-text>
    <mj-text>[[text]]</mj-text>
    <mj-button href="[[url]]">Open</mj-button>
    <mj-text mj-class="quiet"><a href="[[unsubscribeUrl]]" style="color:#5b6470">Stop these mails</a></mj-text>`,
  slots: ({ title, text, url, unsubscribeUrl }) => ({ title, text, url, unsubscribeUrl }),
  text: ({ title, text, url, unsubscribeUrl }) => `${title}

${text}

${url}

Stop these mails: ${unsubscribeUrl}`,
  sample: {
    title: 'TW-1042 is issued',
    text: 'Lagos to Accra',
    url: 'http://skyways.localhost:3000/order/flight/0192',
    unsubscribeUrl: 'http://skyways.localhost:3000/unsubscribe?token=sample',
  },
})
