import { defineMail } from '../template.ts'

export interface ConfirmationCode {
  name: string
  /** `004211` */
  code: string
}

/** In two groups of digits, which are easier to read and type. */
const spaced = ({ code }: ConfirmationCode): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** To a member without a password: the code that confirms an action which needs them again. */
export const confirmationCode = defineMail<ConfirmationCode>({
  id: 'confirmation-code',
  subject: () => 'Your code to confirm that it is you',
  preview: () => 'It is good for ten minutes.',
  mjml: `
    <mj-text mj-class="title">Confirm that it is you</mj-text>
    <mj-text>Hello [[name]], enter this code on the page that asks for it.</mj-text>
    <mj-text mj-class="code">[[code]]</mj-text>
    <mj-text mj-class="quiet">It is good for ten minutes and works once. If you are not at that page, somebody else is in your account: sign out your other devices in the security settings.</mj-text>`,
  slots: (data) => ({ name: data.name, code: spaced(data) }),
  text: (data) => `Hello ${data.name}, enter this code on the page that asks for it.

${spaced(data)}

It is good for ten minutes and works once. If you are not at that page, somebody else is in your account: sign out your other devices in the security settings.`,
  sample: { name: 'Adéṣọlá', code: '004211' },
})
