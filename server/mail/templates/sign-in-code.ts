import { defineMail } from '../template.ts'

export interface SignInCode {
  /** `004211` */
  code: string
}

/** In two groups of digits, which are easier to read and type. */
const spaced = ({ code }: SignInCode): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** To a customer of a storefront: the code that signs them in. */
export const signInCode = defineMail<SignInCode>({
  id: 'sign-in-code',
  subject: (_, brand) => `Your code for ${brand.name}`,
  preview: () => 'It is good for ten minutes.',
  mjml: `
    <mj-text mj-class="title">Your code</mj-text>
    <mj-text>Type this code to see your trips with [[brandName]].</mj-text>
    <mj-text mj-class="code">[[code]]</mj-text>
    <mj-text mj-class="quiet">It is good for ten minutes and works once. Was it not you? Then do nothing: without the code nobody gets in.</mj-text>`,
  slots: (data) => ({ code: spaced(data) }),
  text: (data, brand) => `Type this code to see your trips with ${brand.name}:

${spaced(data)}

It is good for ten minutes and works once. Was it not you? Then do nothing: without the code nobody gets in.`,
  sample: { code: '004211' },
})
