import { defineMail } from '../template.ts'

export interface NewSignIn {
  name: string
  /** `Chrome on Windows`. */
  device: string
  /** In the agency's time zone: `21 Nov 2026, 18:00 Lagos time`. */
  at: string
  /** The network address. */
  from: string
  /** The list of signed-in devices. */
  url: string
}

/** To a member whose account signed in on a device that it was not used on before. */
export const newSignIn = defineMail<NewSignIn>({
  id: 'new-sign-in',
  subject: ({ device }) => `New sign-in to your account: ${device}`,
  preview: ({ device, at }) => `${device}, ${at}`,
  mjml: `
    <mj-text mj-class="title">New sign-in to your account</mj-text>
    <mj-text>Hello [[name]], your account signed in on a device that you had not used before: [[device]], [[at]], from the network address [[from]].</mj-text>
    <mj-text>Was it you? Then there is nothing to do. If not, sign the device out at once and change your password.</mj-text>
    <mj-button href="[[url]]">Check the signed-in devices</mj-button>`,
  slots: ({ name, device, at, from, url }) => ({ name, device, at, from, url }),
  text: ({ name, device, at, from, url }) =>
    `Hello ${name}, your account signed in on a device that you had not used before: ${device}, ${at}, from the network address ${from}.

Was it you? Then there is nothing to do. If not, sign the device out at once and change your password:

${url}`,
  sample: {
    name: 'Adéṣọlá',
    device: 'Chrome on Windows',
    at: '21 Nov 2026, 18:00 Lagos time',
    from: '203.0.113.9',
    url: 'http://localhost:3000/settings/security',
  },
})
