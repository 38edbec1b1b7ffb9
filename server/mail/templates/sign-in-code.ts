import { defineWordedMail } from '../template.ts'

export interface SignInCode {
  /** `004211` */
  code: string
}

/** In two groups of digits, which are easier to read and type. */
const spaced = ({ code }: SignInCode): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** To a customer of a storefront: the code that signs them in. */
export const signInCode = defineWordedMail<SignInCode>({
  id: 'sign-in-code',
  wording: {
    event: 'A customer signs in with a code',
    group: 'Signing in',
    variables: {},
    defaults: {
      subject: 'Your code for {{agency name}}',
      heading: 'Your code',
      opening: 'Type this code to see your trips with {{agency name}}.',
      closing: 'Was it not you? Then do nothing: without the code nobody gets in.',
    },
  },
  preview: () => 'It is good for ten minutes.',
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="code">[[code]]</mj-text>
    <mj-text mj-class="quiet">It is good for ten minutes and works once.</mj-text>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data) => ({ code: spaced(data) }),
  text: (data) => `${spaced(data)}

It is good for ten minutes and works once.`,
  sample: { code: '004211' },
})
