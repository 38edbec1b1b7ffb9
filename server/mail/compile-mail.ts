import mjml2html from 'mjml'
import { layout } from './layout.ts'

/** MJML to HTML. Slots pass through it as they are. */
export async function compileMail(template: { mjml: string }): Promise<string> {
  const { html } = await mjml2html(layout(template.mjml), { validationLevel: 'skip', fonts: {}, keepComments: false })
  return html
}
