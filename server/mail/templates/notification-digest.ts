import { html } from '../html.ts'
import { defineMail } from '../template.ts'

export interface DigestGroup {
  title: string
  lines: { title: string; text: string; url: string }[]
}

export interface NotificationDigest {
  /** `21 Nov 2026`, in the member's time zone. */
  day: string
  count: number
  groups: DigestGroup[]
  /** All unread notifications in the portal. */
  url: string
  settingsUrl: string
  unsubscribeUrl: string
}

const countOf = (count: number): string => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`

const line = ({ title, text, url }: DigestGroup['lines'][number]) =>
  html`<tr><td><a href="${url}" style="color:#1c1f24;font-weight:600;text-decoration:none">${title}</a><br /><span class="quiet">${text}</span></td></tr>`

/** To a member who chose the daily digest: what is unread, by group. */
export const notificationDigest = defineMail<NotificationDigest>({
  id: 'notification-digest',
  subject: ({ count, day }) => `${countOf(count)} on ${day}`,
  preview: ({ groups }) =>
    groups
      .flatMap(({ lines }) => lines.map(({ title }) => title))
      .slice(0, 3)
      .join(', '),
  mjml: `
    <mj-text mj-class="title">[[count]]</mj-text>
    <mj-text>[[groups]]</mj-text>
    <mj-button href="[[url]]">Open notifications</mj-button>
    <mj-text mj-class="quiet"><a href="[[settingsUrl]]" style="color:#5b6470">Choose what the digest has</a> · <a href="[[unsubscribeUrl]]" style="color:#5b6470">Stop the digest</a></mj-text>`,
  slots: ({ count, groups, url, settingsUrl, unsubscribeUrl }) => ({
    count: countOf(count),
    groups: html`${groups.map(
      ({ title, lines }) =>
        html`<p style="margin:0 0 4px;color:#5b6470;font-size:13px">${title}</p><table class="facts" style="margin-bottom:16px">${lines.map(line)}</table>`,
    )}`,
    url,
    settingsUrl,
    unsubscribeUrl,
  }),
  text: ({ count, groups, url, settingsUrl, unsubscribeUrl }) => `${countOf(count)}

${groups.map(({ title, lines }) => `${title}\n${lines.map((one) => `${one.title}: ${one.text}\n${one.url}`).join('\n')}`).join('\n\n')}

All of them: ${url}
Choose what the digest has: ${settingsUrl}
Stop the digest: ${unsubscribeUrl}`,
  sample: {
    day: '21 Nov 2026',
    count: 2,
    groups: [
      {
        title: 'Orders',
        lines: [
          { title: 'TW-1042 needs a decision', text: 'Lagos to Accra', url: 'http://skyways.localhost:3000/order/flight/0192' },
        ],
      },
      {
        title: 'Agency',
        lines: [
          { title: 'Adaeze Okonkwo joined the team', text: 'Role: Agent', url: 'http://skyways.localhost:3000/settings/team' },
        ],
      },
    ],
    url: 'http://skyways.localhost:3000/notifications?state=unread',
    settingsUrl: 'http://skyways.localhost:3000/settings/notifications',
    unsubscribeUrl: 'http://skyways.localhost:3000/unsubscribe?token=sample',
  },
})
