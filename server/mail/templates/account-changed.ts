import { defineMail } from '../template.ts'

export interface AccountChanged {
  name: string
  /** What was changed, as sentences. */
  says: string
  /** In the agency's time zone: `21 Nov 2026, 18:00 Lagos time`. */
  at: string
  /** The network address that the change came from; null for a change by the system. */
  from: string | null
  /** The security settings. */
  url: string
}

const when = ({ at, from }: AccountChanged): string => (from ? `${at}, from the network address ${from}.` : `${at}.`)

/** To a member: the second factors of the account were changed. */
export const accountChanged = defineMail<AccountChanged>({
  id: 'account-changed',
  subject: () => 'The security of your account was changed',
  preview: ({ says }) => says,
  mjml: `
    <mj-text mj-class="title">The security of your account was changed</mj-text>
    <mj-text>Hello [[name]], [[says]]</mj-text>
    <mj-text>[[when]] If you do not know about this, change your password and check the settings at once.</mj-text>
    <mj-button href="[[url]]">Open the security settings</mj-button>`,
  slots: (data) => ({ name: data.name, says: data.says, when: when(data), url: data.url }),
  text: (data) =>
    `Hello ${data.name}, ${data.says}

${when(data)} If you do not know about this, change your password and check the settings at once:

${data.url}`,
  sample: {
    name: 'Adéṣọlá',
    says: 'The passkey “Laptop” was added to your account. It signs in without your password.',
    at: '21 Nov 2026, 18:00 Lagos time',
    from: '203.0.113.9',
    url: 'http://localhost:3000/settings/security',
  },
})
