import { defineMail } from '../template.ts'

export interface PasswordReset {
  name: string
  url: string
}

/** The link to choose a new password. */
export const passwordReset = defineMail<PasswordReset>({
  id: 'password-reset',
  subject: () => 'Choose a new password',
  preview: () => 'The link works once.',
  mjml: `
    <mj-text mj-class="title">Choose a new password</mj-text>
    <mj-text>Hello [[name]], someone asked for a new password for this address. The link works once and for a short time.</mj-text>
    <mj-button href="[[url]]">Choose a new password</mj-button>
    <mj-text mj-class="quiet">Was it not you? Then do nothing: your password stays as it is.</mj-text>`,
  slots: ({ name, url }) => ({ name, url }),
  text: ({
    name,
    url,
  }) => `Hello ${name}, someone asked for a new password for this address. The link works once and for a short time:

${url}

Was it not you? Then do nothing: your password stays as it is.`,
  sample: { name: 'Adéṣọlá', url: 'http://localhost:3000/reset-password?token=sample' },
})
