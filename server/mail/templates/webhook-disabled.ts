import { defineMail } from '../template.ts'

export interface DisabledWebhook {
  /** The address that was posted to. */
  address: string
  /** When the first failure happened, in the agency's time zone: `21 Nov 2026, 18:00 Lagos time`. */
  since: string
  /** Its screen in the portal. */
  url: string
}

/** To everyone who manages webhooks: one was disabled because every delivery failed for five days. */
export const webhookDisabled = defineMail<DisabledWebhook>({
  id: 'webhook-disabled',
  subject: ({ address }) => `The webhook ${address} was disabled`,
  preview: ({ since }) => `Every delivery has failed since ${since}.`,
  mjml: `
    <mj-text mj-class="title">A webhook was disabled</mj-text>
    <mj-text>Every delivery to [[address]] has failed since [[since]]. No more events are sent to it.</mj-text>
    <mj-text>Its log shows each request and what your server answered. Enable the webhook again when the server accepts messages.</mj-text>
    <mj-button href="[[url]]">Open the log</mj-button>`,
  slots: ({ address, since, url }) => ({ address, since, url }),
  text: ({ address, since, url }) =>
    `Every delivery to ${address} has failed since ${since}. No more events are sent to it.

Its log shows each request and what your server answered. Enable the webhook again when the server accepts messages.

${url}`,
  sample: {
    address: 'https://hooks.example.com/bookings',
    since: '21 Nov 2026, 18:00 Lagos time',
    url: 'http://localhost:3000/settings/agency/developer/webhooks/01a1fc1a-b1ef-7421-ad35-dd07a2478bc0',
  },
})
