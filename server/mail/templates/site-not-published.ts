import { html } from '../html.ts'
import { defineMail } from '../template.ts'

export interface UnpublishedSite {
  /** The member who scheduled it. */
  name: string
  /** The scheduled time in the agency's time zone: `21 Nov 2026, 18:00 Lagos time`. */
  at: string
  /** The faults of the draft, in sentences. */
  reasons: string[]
  /** The website's screen in the portal. */
  url: string
}

/** To the member who scheduled it: the draft of the website was not published at its time. */
export const siteNotPublished = defineMail<UnpublishedSite>({
  id: 'site-not-published',
  subject: ({ at }) => `Your website did not go live on ${at}`,
  preview: ({ reasons }) => reasons.join(' '),
  mjml: `
    <mj-text mj-class="title">Your website did not go live</mj-text>
    <mj-text>[[name]], the draft was to be published on [[at]]. Visitors still see the version before.</mj-text>
    <mj-text>[[reasons]]</mj-text>
    <mj-button href="[[url]]">Mend and publish</mj-button>`,
  slots: ({ name, at, reasons, url }) => ({ name, at, url, reasons: html`${reasons.map((reason) => html`${reason}<br />`)}` }),
  text: ({ name, at, reasons, url }) =>
    `${name}, the draft of your website was to be published on ${at}. Visitors still see the version before.

${reasons.join('\n')}

${url}`,
  sample: {
    name: 'Adaeze Okonkwo',
    at: '21 Nov 2026, 18:00 Lagos time',
    reasons: ['The button colour #ffff00 cannot be read on white. Take #8a8a00, or a darker one.'],
    url: 'http://localhost:3000/website',
  },
})
